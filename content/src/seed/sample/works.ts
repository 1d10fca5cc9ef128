import type { SampleWork } from './sample-types.ts';
import { digitalAndFoundationWorks } from './works-digital.ts';
import { fashionWorks } from './works-fashion.ts';
import { graphicWorks } from './works-graphic.ts';
import { interiorWorks } from './works-interior.ts';
import { objectWorks } from './works-object.ts';

/** The forty student works of the sample school; two of them exist in French only. */
export const works: SampleWork[] = [
  ...interiorWorks,
  ...objectWorks,
  ...graphicWorks,
  ...fashionWorks,
  ...digitalAndFoundationWorks,
];
