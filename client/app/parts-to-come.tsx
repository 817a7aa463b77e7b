import { PartToCome } from './part-to-come.tsx';

/** /templates until there is an editor. */
export function TemplateEditorToCome() {
  return (
    <PartToCome
      title="Template Editor"
      missing="Templates cannot be edited in Plumbline yet."
      instead="Change your template in your home-inspection software, save it as an .hr5 file and upload it. Reports that you write from then on use it."
      link={{ label: 'Upload New Template', to: '/upload-report' }}
    />
  );
}

/** /isn-credentials until there is a connection to ISN. */
export function IsnCredentialsToCome() {
  return (
    <PartToCome
      title="ISN Credentials"
      missing="Plumbline is not connected to ISN yet."
      instead="Write your reports without an order: everything but the header is filled in. Enter address and client in your home-inspection software after the download."
      link={{ label: 'Back to the reports', to: '/dashboard' }}
    />
  );
}
