import { reportEvent } from './report-event.ts';

/** The part of the popin's state that is counted. */
interface ChoiceState {
  action: string | null;
  course: string | null;
  campus: string | null;
  outcome: { kind: string };
}

/** What was reported of each popin. */
const reported = new WeakMap<EventTarget, Set<string>>();

/** Counts what a visitor does in a popin of the action flow, each step once: it opened, a choice is complete, it leads to the CRM. */
function reportSteps(panel: EventTarget, { action, course, campus, outcome }: ChoiceState, isComplete: boolean): void {
  const before = reported.get(panel) ?? new Set();
  reported.set(panel, before);
  const steps = [
    { event: 'action-opened', isDone: true, once: 'opened' },
    { event: 'action-chosen', isDone: isComplete, once: `${action} ${course} ${campus}` },
    { event: 'action-left', isDone: outcome.kind === 'leaving', once: 'left' },
  ] as const;
  for (const { event, isDone, once } of steps) {
    if (!isDone || before.has(once)) continue;
    before.add(once);
    reportEvent(event, { action, course, campus });
  }
}

// The popin says so at each change of its state; of one that opened before this was loaded, the next change reports all steps.
document.addEventListener('choice', (event) => {
  if (!event.target || !(event instanceof CustomEvent)) return;
  const { target } = event;
  const [state, isComplete] = event.detail as [ChoiceState, boolean];
  const report = () => reportSteps(target, state, isComplete);
  // A request takes a phone 15 ms: after the paint of what the visitor did, but for one who leaves the page.
  if (state.outcome.kind === 'leaving') report();
  else requestAnimationFrame(() => setTimeout(report));
});
