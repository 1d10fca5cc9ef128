import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepScrollPositions } from './features/navigation/scroll-positions.ts';

keepScrollPositions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Not as transitions: on a phone, their slices of five milliseconds make the next page wait for longer than its work. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
