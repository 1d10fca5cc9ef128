/** Does something when the browser has nothing else to do. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
