import type { PanelLanguage } from '../panel/panel-language.ts';
import { refusalIn } from '../panel/request-service.ts';
import { transferLabels } from './transfer-labels.ts';

/** The body of a response to an import. */
export interface ImportResponse {
  created?: number;
  updated?: number;
  unchanged?: number;
  errorText?: string;
  errors?: { line?: number; message: string }[];
}

/** What an editor is told of an import. */
export interface Outcome {
  isDone: boolean;
  sentence: string;
  errors: { line: number; message: string }[];
}

/**
 * What a response to an import says.
 * @param result its body; `null` where there is none that can be read
 */
export function outcomeOf(isDone: boolean, result: ImportResponse | null, language: PanelLanguage): Outcome {
  const say = transferLabels[language];
  if (!result) return { isDone: false, sentence: say.noResponse, errors: [] };
  if (isDone) {
    const { created = 0, updated = 0, unchanged = 0 } = result;
    return { isDone, sentence: say.imported(created, updated, unchanged), errors: [] };
  }
  const errors = (result.errors ?? []).flatMap(({ line, message }) => (line === undefined ? [] : [{ line, message }]));
  // With errors by line it says how many; else it is for programs, and in English where the service failed.
  const sentence = errors.length > 0 ? result.errorText : refusalIn(result, language);
  return { isDone, sentence: sentence ?? say.noResponse, errors };
}
