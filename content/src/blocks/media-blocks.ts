import type { VideoProvider } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { selectField } from '../fields/choices.ts';
import { imageField, imagesField } from '../fields/relations.ts';
import { listField } from '../fields/row.ts';
import { urlField, videoIdRule } from '../fields/rules.ts';
import { blockHeading, section } from './section.ts';

const providers = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<VideoProvider, string>;

/** One image with its caption. */
export const imageBlock = section(
  'image',
  { fr: ['Image', 'Images'], en: ['Image', 'Images'] },
  imageField('image', { fr: 'Image', en: 'Image' }, { required: true }),
  { name: 'caption', type: 'text', label: { fr: 'Légende', en: 'Caption' } },
  { name: 'wide', type: 'checkbox', label: { fr: 'Pleine largeur', en: 'Full width' } },
);

/** Several images side by side. */
export const galleryBlock = section(
  'gallery',
  { fr: ['Galerie', 'Galeries'], en: ['Gallery', 'Galleries'] },
  blockHeading,
  imagesField('images', { fr: 'Images', en: 'Images' }),
);

/** The logos of partners. */
export const logosBlock = section(
  'logos',
  { fr: ['Logos', 'Logos'], en: ['Logos', 'Logos'] },
  blockHeading,
  listField(
    { name: 'logos', minRows: 1, names: { fr: ['Partenaire', 'Partenaires'], en: ['Partner', 'Partners'] } },
    { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
    imageField('image', { fr: 'Logo', en: 'Logo' }, { required: true }),
    urlField('url', { fr: 'Adresse', en: 'Address' }),
  ),
);

/** A video, loaded only once the visitor starts it. */
export const videoBlock = section(
  'video',
  { fr: ['Vidéo', 'Vidéos'], en: ['Video', 'Videos'] },
  { name: 'title', type: 'text', required: true, label: { fr: 'Titre', en: 'Title' } },
  selectField('provider', { fr: 'Hébergeur', en: 'Host' }, providers, { defaultValue: 'youtube' }),
  {
    name: 'videoId',
    type: 'text',
    required: true,
    label: { fr: 'Identifiant de la vidéo', en: 'Video identifier' },
    validate: videoIdRule,
  },
  imageField('poster', { fr: 'Image d’attente', en: 'Poster' }, { required: true }),
);
