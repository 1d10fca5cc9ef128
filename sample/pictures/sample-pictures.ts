import { readFileSync } from 'node:fs';
import path from 'node:path';
import { draw } from './draw.ts';
import type { DrawingRequest, SitePlan, SitePlanRequest } from './picture-request.ts';

/** A picture as `pictures.json` asks for it: a site plan by the name that it has in `site-plans.json`. */
type Listed = DrawingRequest | (Omit<SitePlanRequest, 'place'> & { place: string });

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as T;

const pictures = read<Record<string, Record<string, Listed>>>('pictures.json');
const plans = read<Record<string, SitePlan>>('site-plans.json');

/** The names of the pictures of a sample school. @param namespace for example `meridienne` */
export const picturesOf = (namespace: string): string[] => Object.keys(pictures[namespace] ?? {});

/**
 * What a picture of a sample school is drawn from.
 * @throws where it has no such picture, or no such site plan
 */
export function requestOf(namespace: string, name: string): DrawingRequest | SitePlanRequest {
  const listed = pictures[namespace]?.[name];
  if (!listed) throw new Error(`pictures.json has no ${name} of ${namespace}`);
  if (listed.subject !== 'site-plan') return listed;
  const place = plans[listed.place];
  if (!place) throw new Error(`site-plans.json has no ${listed.place}`);
  return { ...listed, place };
}

/** Draws a picture of a sample school. @returns the SVG file */
export const drawPicture = (namespace: string, name: string): Buffer =>
  Buffer.from(draw(requestOf(namespace, name)).svg);
