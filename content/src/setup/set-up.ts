import type { Payload } from 'payload';
import { accountNamed } from '../accounts/account-names.ts';
import { refusePassword } from '../accounts/passwords.ts';
import { print } from '../commands/run-command.ts';
import { settings } from '../config/settings.ts';
import { idOf } from '../fields/field-values.ts';
import { askForAnswers } from './answers.ts';

/** The first account is always an administrator's. While there is none, an existing account with another role becomes one. */
async function setUpAdmin(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    ...{ collection: 'users', depth: 0, limit: 1, pagination: false },
    where: { role: { equals: 'admin' } },
  });
  const [known] = docs;
  if (known) return print(`Administrator: ${known.email} is there already.`);
  const { ADMIN_EMAIL: email } = await askForAnswers(['ADMIN_EMAIL']);
  const lockedOut = await accountNamed({ payload }, email);
  if (lockedOut) {
    await payload.update({ collection: 'users', id: lockedOut.id, data: { role: 'admin' } });
    return print(
      `Administrator: ${email} was there as ${lockedOut.role}, and is one now. The password is the old one.`,
    );
  }
  const { ADMIN_NAME: name, ADMIN_PASSWORD: password } = await askForAnswers(['ADMIN_NAME', 'ADMIN_PASSWORD']);
  const refusal = refusePassword(password, [email, name], 'en');
  if (refusal) throw new Error(`ADMIN_PASSWORD is refused. ${refusal}`);
  await payload.create({ collection: 'users', data: { email, name, password, role: 'admin' } });
  print(`Administrator: ${email} was made.`);
}

/** @returns the school of the site's account: the one with the given name, else the only one, else a new one */
async function setUpSchool(payload: Payload): Promise<number> {
  const named = process.env.SCHOOL_NAMESPACE?.trim();
  const { docs } = await payload.find({
    ...{ collection: 'schools', depth: 0, limit: 2, pagination: false, sort: 'id' },
    ...(named ? { where: { namespace: { equals: named } } } : {}),
  });
  const [known, another] = docs;
  if (another) throw new Error('There are several schools: say with SCHOOL_NAMESPACE which one the site is of.');
  if (known) {
    print(`School: ${known.name} is there already.`);
    return known.id;
  }
  const { SCHOOL_NAME: name, SCHOOL_NAMESPACE: namespace } = await askForAnswers(['SCHOOL_NAME', 'SCHOOL_NAMESPACE']);
  const data = { name, namespace, siteUrl: new URL(settings.siteUrl).origin, _status: 'published' as const };
  const created = await payload.create({ collection: 'schools', locale: 'fr', data });
  print(`School: ${name} was made, with the public address ${created.siteUrl}.`);
  return created.id;
}

/** Adds the school to administrators who have none: the panel fills in its forms with the schools of an account. */
async function giveSchool(payload: Payload, school: number): Promise<void> {
  const { docs } = await payload.find({
    ...{ collection: 'users', depth: 0, pagination: false },
    where: { role: { equals: 'admin' } },
  });
  for (const { id, schools } of docs) {
    if (!schools?.length) await payload.update({ collection: 'users', id, data: { schools: [school] } });
  }
}

async function setUpSite(payload: Payload, school: number): Promise<void> {
  const email = settings.siteUsername;
  const known = await accountNamed({ payload }, email);
  if (known && known.role !== 'service') {
    throw new Error(`${email} is the account of a person: set CONTENT_USERNAME to another address for the site.`);
  }
  if (known) {
    const schools = known.schools?.map(idOf) ?? [];
    if (schools.includes(school)) return print(`Account of the site: ${email} is there already.`);
    // A site shows the school of its account.
    if (schools.length > 0) {
      throw new Error(
        `${email} is the account of the site of another school: set CONTENT_USERNAME to another address, for this run and in the settings of the site.`,
      );
    }
    await payload.update({ collection: 'users', id: known.id, data: { schools: [school] } });
    return print(`Account of the site: ${email} was there without a school, and has this one now.`);
  }
  const data = { email, name: 'Site', role: 'service' as const, schools: [school] };
  await payload.create({ collection: 'users', data });
  print(`Account of the site: ${email} was made. It has no password: SHARED_SECRET signs its logins.`);
}

/**
 * Creates an administrator, a school and the account of its site where they are missing, and prints a line for each. The tables
 * exist: opening the database creates them.
 * Asks for missing values, and only for those that are needed.
 * @throws an Error whose message says what to change; what was created before stays, and the next run continues from there
 */
export async function setUp(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'payload-migrations' });
  print(`Tables: ${totalDocs} migrations are done, none is left.`);
  await setUpAdmin(payload);
  const school = await setUpSchool(payload);
  await giveSchool(payload, school);
  await setUpSite(payload, school);
}
