import { expect, it } from 'vitest';
import type { EventSummary, School } from '../../model.ts';
import { eventData } from './event-data.ts';

const school = { name: 'École', siteUrl: 'https://ecole.example' } as School;
const event = { url: '/agenda/jour', title: 'Jour', place: '', online: false, campus: null } as EventSummary;
const campus = { title: 'Campus de Lyon', slug: 'lyon', url: '/campus/lyon' };

it('says of an event where it takes place, as far as that is known', () => {
  expect(eventData(school, event)).not.toHaveProperty('location');
  const at = { '@type': 'Place', name: 'Campus de Lyon', address: 'Campus de Lyon' };
  expect(eventData(school, { ...event, campus })).toHaveProperty('location', at);
  expect(eventData(school, { ...event, campus, place: 'Atelier bois' })).toHaveProperty('location', {
    ...at,
    address: 'Atelier bois',
  });
  expect(eventData(school, { ...event, online: true })).toHaveProperty('location.@type', 'VirtualLocation');
});
