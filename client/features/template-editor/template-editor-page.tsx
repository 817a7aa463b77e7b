import { Button, Card, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate } from 'react-router-dom';
import { Page } from '../../components/page.tsx';
import { UploadNewTemplate } from './editor-actions.tsx';
import { NotOnMobile } from './not-on-mobile.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { useTemplate } from './use-template.ts';

/** Specification, point 9. */
const SMALL = '(max-width: 640px)';

/** /templates. Specification, point 2. */
export function TemplateEditorPage() {
  const { loading, reload } = useTemplate();
  const isSmall = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });

  if (loading.kind === 'none') return <Navigate to="/upload-report" replace />;
  if (loading.kind === 'loaded') {
    const { template } = loading;
    return <TemplateEditor key={template.versionId} template={template} isHidden={isSmall} onReload={reload} />;
  }
  return (
    <Page title="Template Editor" actions={<UploadNewTemplate />}>
      {isSmall && <NotOnMobile hasUnsavedChanges={false} />}
      {!isSmall && loading.kind === 'loading' && <LoadingTemplate />}
      {!isSmall && loading.kind === 'failed' && <NoTemplateToShow onRetry={reload} />}
    </Page>
  );
}

function LoadingTemplate() {
  return (
    <Stack gap="xs">
      <Text role="status" c="dimmed">
        Loading template...
      </Text>
      {[0, 1, 2, 3, 4, 5, 6].map((bar) => (
        <Skeleton key={bar} h={44} />
      ))}
    </Stack>
  );
}

/** A toast says what failed; this stays. */
function NoTemplateToShow({ onRetry }: { onRetry: () => void }) {
  return (
    <Card maw="42rem" padding="xl">
      <Stack align="start">
        <Text fw={600}>Your template is not here yet.</Text>
        <Text>It could not be fetched. Nothing of it is lost: check your connection and try again.</Text>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Card>
  );
}
