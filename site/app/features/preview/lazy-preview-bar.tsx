import { Suspense, use } from 'react';
import { loadable } from '../../data/loadable.ts';

/** Only editors load it. The server has it before it renders. */
export const previewBar = loadable(async () => (await import('./preview-bar.tsx')).PreviewBar);

export function LazyPreviewBar({ adminOrigin }: { adminOrigin: string }) {
  return (
    <Suspense>
      <Loaded adminOrigin={adminOrigin} />
    </Suspense>
  );
}

function Loaded({ adminOrigin }: { adminOrigin: string }) {
  const PreviewBar = previewBar.loaded ?? use(previewBar.load());
  return <PreviewBar adminOrigin={adminOrigin} />;
}
