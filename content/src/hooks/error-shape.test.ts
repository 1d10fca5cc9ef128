import { Forbidden } from 'payload';
import { expect, it } from 'vitest';
import { errorShape, withErrorShape as shape } from './error-shape.ts';

/** The shape of an error of a request in French. */
const shapeOf = (error: Error, req: object = {}, language = 'fr', result: object | null = null) =>
  errorShape({
    error,
    req: { headers: new Headers(), i18n: { language }, ...req },
    result: result ?? { errors: [{ message: error.message }] },
  } as unknown as Parameters<typeof errorShape>[0]);

const sent = () => new Request('http://localhost/api/news', { method: 'PATCH', body: '{}' });
const withErrorShape = (response: Response, request = sent()) => shape(response, request);

it('gives a route that does not exist the error shape', async () => {
  const headers = { 'access-control-allow-origin': 'https://edition.ecole.example' };
  const message = 'Route not found "/api/nothing"';
  const response = await withErrorShape(Response.json({ message }, { status: 404, headers }));
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://edition.ecole.example');
  expect(await response.json()).toEqual({ message, source: 'content', statusCode: 404, errorText: message });
});

it('keeps the fields that the panel reads where a bulk operation refused some documents', async () => {
  const body = { docs: [{ id: 1 }], errors: [{ id: 2, message: 'No.' }], message: 'One was refused.' };
  const response = await withErrorShape(Response.json(body, { status: 400 }));
  expect(await response.json()).toEqual({ ...body, source: 'content', statusCode: 400, errorText: 'One was refused.' });
});

it('says in the form of several documents why some were refused: it shows the message alone', async () => {
  const errors = [
    { id: 2, message: 'No title.' },
    { id: 3, message: 'No title.' },
  ];
  const body = { docs: [{ id: 1 }], errors, message: 'Two were refused.' };
  const request = new Request('http://localhost/api/news', { method: 'PATCH', body: new FormData() });
  const response = await withErrorShape(Response.json(body, { status: 400 }), request);
  expect(await response.json()).toMatchObject({ errors, message: 'Two were refused. No title.' });
});

it('does not reveal the cause of an internal error', async () => {
  const response = await withErrorShape(Response.json({ message: 'There was an error' }, { status: 500 }));
  expect(await response.json()).toMatchObject({ statusCode: 500, errorText: 'Internal server error' });
});

it.each([
  ['what went well', () => Response.json({ message: 'Done.' })],
  ['what has the shape already', () => Response.json({ source: 'content', errorText: 'No.' }, { status: 400 })],
  ['what is no JSON', () => new Response('Not found', { status: 404 })],
])('leaves %s alone', async (_case, make) => {
  const given = make();
  const response = await withErrorShape(given);
  expect(response).toBe(given);
  expect(await response.text()).toBe(await make().text());
});

it.each([
  ['fr', 'Quelqu’un d’autre modifie ce document'],
  ['en', 'Somebody else is editing this document'],
])('says in %s that a document is locked, in a sentence for editors', async (language, sentence) => {
  const error = Object.assign(new Error('Document with ID 7 is currently locked by another user.'), { status: 423 });
  const shaped = await shapeOf(error, {}, language);
  expect(shaped?.status).toBe(423);
  expect(shaped?.response).toMatchObject({
    errors: [{ message: expect.stringContaining(sentence) }],
    errorText: expect.stringContaining(sentence),
  });
});

it('says that the session has ended where the right of an account was asked for, and there is none', async () => {
  const shaped = await shapeOf(new Forbidden());
  expect(shaped).toMatchObject({
    status: 401,
    response: { errors: [{ message: expect.stringMatching(/^Votre session/) }] },
  });
});

it('says that the link of a forgotten password is none any more: nobody had a session', async () => {
  const error = Object.assign(new Error('Token is either invalid or has expired.'), { status: 403 });
  expect(await shapeOf(error)).toMatchObject({
    status: 403,
    response: { errors: [{ message: expect.stringMatching(/^Ce lien n’est pas valable/) }] },
  });
});

it('has a sentence as a whole for a form, which takes the errors of fields alone for a list', async () => {
  const sentence = 'Publier revient à la rédaction\u00a0: enregistrez un brouillon, puis demandez une relecture.';
  const refused = await shapeOf(Object.assign(new Error(sentence), { status: 400, isPublic: true }));
  expect(refused?.response).toMatchObject({ message: sentence, errors: [{ message: sentence }] });
  const data = { errors: [{ path: 'title', message: 'Ce champ est obligatoire.' }] };
  const ofFields = await shapeOf(Object.assign(new Error('Titre'), { status: 400, data }), { t: () => 'autre' });
  expect(ofFields?.response).not.toHaveProperty('message');
});

it('keeps what a program reads of an error whose sentence is translated', async () => {
  const error = Object.assign(new Error('The following path cannot be queried: x'), {
    status: 400,
    name: 'QueryError',
  });
  const { name, message } = error;
  const shaped = await shapeOf(error, {}, 'fr', { errors: [{ name, message, data: [{ path: 'x' }] }] });
  expect(shaped?.response).toMatchObject({
    errors: [{ name, data: [{ path: 'x' }], message: expect.stringContaining('Aucun filtre') }],
  });
});

it('leaves out the numbers of documents that may not be chosen', async () => {
  const field = { path: 'image', message: 'Choisissez-en un autre. 281, ' };
  const data = { errors: [field] };
  await shapeOf(Object.assign(new Error('Image'), { status: 400, data }), { t: () => 'Choisissez-en un autre.' });
  expect(field.message).toBe('Choisissez-en un autre.');
});

it('says of a field in French what Payload says in English alone', async () => {
  const shapedMessage = async (language: string) => {
    const field = { path: 'file', message: 'Invalid PDF file.' };
    const data = { errors: [field] };
    await shapeOf(Object.assign(new Error('file'), { status: 400, data }), { t: () => 'autre' }, language);
    return field.message;
  };
  expect(await shapedMessage('fr')).toMatch(/^Ce PDF est endommagé/);
  expect(await shapedMessage('en')).toBe('Invalid PDF file.');
});

it.each([
  ['data', { data: '{' }],
  ['where', { where: '{', data: { title: 'x' } }],
  ['where', { where: '{', data: '' }],
])('says of a query whose parameter “%s” is no JSON which one that is', async (name, query) => {
  const shaped = await shapeOf(new SyntaxError('Expected property name'), { query }, 'en');
  expect(shaped).toMatchObject({ status: 400, response: { errorText: expect.stringContaining(`“${name}”`) } });
});

it('an error of ours that is about JSON is an internal one', async () => {
  const shaped = await shapeOf(new SyntaxError('x'), { query: { data: { title: 'x' } } });
  expect(shaped).toMatchObject({ status: 500, response: { errorText: 'Internal server error' } });
});
