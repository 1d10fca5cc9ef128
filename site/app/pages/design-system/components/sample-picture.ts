import type { PictureProps } from '../../../ui/picture/picture.tsx';
import drawing from './sample.svg?no-inline';

/** A picture that needs no content service. */
export const samplePicture: PictureProps = {
  sources: [],
  src: drawing,
  width: 800,
  height: 600,
  alt: 'Axonométrie d’un meuble posé sur une dalle',
  sizes: '96vw',
  colour: '#cccae6',
};

/** A picture whose file never arrives. */
export const lostPicture: PictureProps = {
  ...samplePicture,
  src: '/media/0000000000000000/640.webp',
  alt: 'Élévation de la façade sur cour, au crayon et à l’encre',
};
