import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import type { SaveArguments } from '../drafts/save-arguments.ts';

/** Why a school is not taken offline, in the languages of the panel. */
export const staysOnline = {
  fr: 'Une école ne peut pas être retirée du site\u00a0: toutes ses pages disparaîtraient avec elle.',
  en: 'A school cannot be taken offline: all of its pages would disappear with it.',
} as const;

/** The path of the component in place of Payload's button, as Payload's import map needs it. */
export const noUnpublishButton = '/src/features/sites/no-unpublish-button.tsx#NoUnpublishButton';

/**
 * Refuses to unpublish a school, whose entry every page of its site needs.
 * @throws APIError 409
 */
export const stayOnline: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, data, unpublishAllLocales } = args as SaveArguments;
  const unpublishes = unpublishAllLocales || (!draft && data?._status === 'draft');
  if (operation !== 'update' || !req.user || !unpublishes) return args;
  throw refusal(409, staysOnline[panelLanguageOf(req)]);
};
