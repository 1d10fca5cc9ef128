/** Where the panel finds the component that says why a field is refused. */
export const sentenceError = '/src/panel/sentence-error.tsx#SentenceError';
