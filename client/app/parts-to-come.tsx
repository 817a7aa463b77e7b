import { PartToCome } from './part-to-come.tsx';

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
