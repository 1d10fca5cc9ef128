import type { Block } from '../../data/blocks.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Figure } from '../../ui/picture/figure.tsx';
import { ContentPicture } from './content-picture.tsx';
import * as styles from './media-blocks.module.css';
import { type BlockProps, BlockSection } from './text-blocks.tsx';

/** One image with its caption: in the column of the text, or as wide as the page. */
export function ImageBlock({ block }: BlockProps<'image'>) {
  const place = block.wide ? {} : ({ span: 9, from: 4 } as const);
  return (
    <Section>
      <Cell kind="flush" {...place}>
        <Figure caption={block.caption}>
          <ContentPicture image={block.image} size={block.wide ? 'full' : 'twoThirds'} />
        </Figure>
      </Cell>
    </Section>
  );
}

/** Images that belong together, in rows of unequal halves; of an odd number the last one fills its row. */
export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <ul className={styles.gallery}>
          {block.images.map((image, index) => (
            <li key={image.hash} className={styles.frame}>
              <ContentPicture
                image={image}
                size={index % 2 === 0 && index === block.images.length - 1 ? 'full' : 'twoThirds'}
                fit="cover"
              />
            </li>
          ))}
        </ul>
      </Cell>
    </BlockSection>
  );
}

type Provider = Extract<Block, { kind: 'video' }>['provider'];

/** Who hosts the video: the page that shows it, and the player that can be embedded in ours. */
const hosts: Record<Provider, { name: string; page: string; player: string }> = {
  youtube: {
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=',
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  vimeo: { name: 'Vimeo', page: 'https://vimeo.com/', player: 'https://player.vimeo.com/video/' },
};

/**
 * A video: nothing is requested from its host before the visitor starts it (`features/video`). Without JavaScript, a link
 * to the host's page.
 */
export function VideoBlock({ block }: BlockProps<'video'>) {
  const { t } = useLabels();
  const host = hosts[block.provider];
  const id = encodeURIComponent(block.videoId);
  return (
    <Section>
      <Cell span={10} from={3} kind="flush">
        <figure className={styles.video}>
          <div className={styles.screen}>
            <a
              className={styles.poster}
              href={`${host.page}${id}`}
              aria-label={t('block.play', { title: block.title, host: host.name })}
              data-enhanced
              data-player={`${host.player}${id}?dnt=1&autoplay=1`}
              data-title={block.title}
            >
              <ContentPicture image={{ ...block.poster, alt: '' }} size="twoThirds" fit="cover" />
              <svg className={styles.mark} viewBox="0 0 72 72" aria-hidden="true">
                <path d="M28 20 52 36 28 52Z" />
              </svg>
            </a>
          </div>
          <figcaption className={styles.caption}>
            <b>{block.title}</b>
            <span className={styles.notice}>{t('block.notice', { host: host.name })}</span>
          </figcaption>
        </figure>
      </Cell>
    </Section>
  );
}
