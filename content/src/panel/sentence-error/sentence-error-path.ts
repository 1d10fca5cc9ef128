/** The path of the component that shows a field's error, as Payload's import map needs it. */
export const sentenceError = '/src/panel/sentence-error/sentence-error.tsx#SentenceError';
