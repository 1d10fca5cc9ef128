import type { ServerProps } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { Refusal } from '../../panel/refusal.tsx';
import { isShownWithout } from './list-without.ts';
import { leftOut } from './query-labels.ts';

/** Says above a list that its URL could not be answered as a whole. */
export function LeftOutNotice({ i18n, searchParams = {} }: ServerProps) {
  return <Refusal>{isShownWithout(searchParams) ? leftOut[panelLanguageOf({ i18n })] : null}</Refusal>;
}
