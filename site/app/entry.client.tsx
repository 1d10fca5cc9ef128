import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { errorSheet } from './features/error-page/error-page.tsx';
import { keepScrollPositions } from './features/navigation/scroll-positions.ts';

keepScrollPositions();

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* Not as transitions: on a phone, their slices of five milliseconds make the next page wait for longer than its work. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}

// What React (19.3) hydrates after a pause gets a second `<title>`: so the script of an error page is there before.
if (document.getElementById('error-title')) errorSheet.load().then(hydrate, hydrate);
else hydrate();
