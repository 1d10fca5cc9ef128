import { Suspense, use } from 'react';
import { loadable } from '../../data/loadable.ts';
import type { PreviewBarProps } from './preview-bar.tsx';

/** Only editors load it. The server has it before it renders. */
export const previewBar = loadable(async () => (await import('./preview-bar.tsx')).PreviewBar);

export function LazyPreviewBar(props: PreviewBarProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: PreviewBarProps) {
  const PreviewBar = previewBar.loaded ?? use(previewBar.load());
  return <PreviewBar {...props} />;
}
