import { imageField, imagesField } from '../fields/relations.ts';
import { listField } from '../fields/row.ts';
import { urlField, videoIdRule } from '../fields/rules.ts';
import { blockHeading } from './block-heading.ts';
import type { SectionBlock } from './section-pictures.ts';

/** One image with its caption. */
export const imageBlock: SectionBlock = {
  slug: 'image',
  labels: { singular: { fr: 'Image', en: 'Image' }, plural: { fr: 'Images', en: 'Images' } },
  fields: [
    imageField('image', { fr: 'Image', en: 'Image' }, { required: true }),
    { name: 'caption', type: 'text', label: { fr: 'Légende', en: 'Caption' } },
    { name: 'wide', type: 'checkbox', label: { fr: 'Pleine largeur', en: 'Full width' } },
  ],
};

/** Several images side by side. */
export const galleryBlock: SectionBlock = {
  slug: 'gallery',
  labels: { singular: { fr: 'Galerie', en: 'Gallery' }, plural: { fr: 'Galeries', en: 'Galleries' } },
  fields: [blockHeading, imagesField('images', { fr: 'Images', en: 'Images' })],
};

/** The logos of partners. */
export const logosBlock: SectionBlock = {
  slug: 'logos',
  labels: { singular: { fr: 'Logos', en: 'Logos' }, plural: { fr: 'Logos', en: 'Logos' } },
  fields: [
    blockHeading,
    listField(
      { name: 'logos', minRows: 1, names: { fr: ['Partenaire', 'Partenaires'], en: ['Partner', 'Partners'] } },
      { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
      imageField('image', { fr: 'Logo', en: 'Logo' }, { required: true }),
      urlField('url', { fr: 'Adresse', en: 'Address' }),
    ),
  ],
};

/** A video, loaded only once the visitor starts it. */
export const videoBlock: SectionBlock = {
  slug: 'video',
  labels: { singular: { fr: 'Vidéo', en: 'Video' }, plural: { fr: 'Vidéos', en: 'Videos' } },
  fields: [
    { name: 'title', type: 'text', required: true, label: { fr: 'Titre', en: 'Title' } },
    {
      name: 'provider',
      type: 'select',
      required: true,
      defaultValue: 'youtube',
      label: { fr: 'Hébergeur', en: 'Host' },
      options: [
        { value: 'youtube', label: 'YouTube' },
        { value: 'vimeo', label: 'Vimeo' },
      ],
    },
    {
      name: 'videoId',
      type: 'text',
      required: true,
      label: { fr: 'Identifiant de la vidéo', en: 'Video identifier' },
      validate: videoIdRule,
    },
    imageField('poster', { fr: 'Image d’attente', en: 'Poster' }, { required: true }),
  ],
};
