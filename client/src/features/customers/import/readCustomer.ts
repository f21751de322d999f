import { camelKey, toWire } from '@callout/contracts/wire/casing'
import { CustomerBody, PropertyBody } from '@callout/contracts/customers/schemas'
import { foldedText } from '@callout/contracts/text/foldedText'
import { nationalDigits } from '@callout/contracts/search/phoneText'
import type { Identity, ReadRow } from '../../../components/import/defineImport.ts'
import { counted } from '../../../components/list/listText.ts'
import { getField } from '../../../components/import/file/columns.ts'
import { partNoun } from '../../../components/import/importText.ts'
import { filled, problemsAt, yesNo } from '../../../components/import/cells.ts'
import { readCoordinate, readCoordinates } from '../../../lib/format/readCoordinates.ts'
import { readName } from '../picker/readName.ts'
import { billToLabels, companyContacts, type CompanyContacts, customerImport } from './customerImport.ts'
import { importedPhones, phoneFacts } from './importedPhones.ts'

type Cells = Readonly<Record<string, string>>

export interface ReadWith {
  readonly branches: ReadonlyMap<string, string>
  /** Country code of phones without one. */
  readonly phoneCountryCode: string
  /** Handling of companies whose row has no person; default: refuse. */
  readonly companyContacts?: CompanyContacts
}

const COUNTRIES: Readonly<Record<string, string>> = {
  usa: 'United States',
  'u.s.': 'United States',
  'u.s.a.': 'United States',
  uk: 'United Kingdom',
}
const codes = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The country's name for a two-letter code or a common abbreviation. */
const countryOf = (text: string): string =>
  COUNTRIES[text.toLowerCase()] ?? (/^[a-z]{2}$/i.test(text) ? (codes.of(text.toUpperCase()) ?? text) : text)

const flags = ['isActive', 'isArchived', 'isDoNotService', 'emailNotification', 'smsNotification'] as const

/** Coordinates of a row; a pair in one cell fills both. Text that is no coordinate is preserved so that validation rejects it. */
function pointIn({ latitude = '', longitude = '' }: Cells) {
  const pair = latitude === '' || longitude === '' ? readCoordinates(latitude || longitude) : null
  return (
    pair ?? { latitude: readCoordinate(latitude, 'latitude') ?? latitude, longitude: readCoordinate(longitude, 'longitude') ?? longitude }
  )
}

/** Identities of a customer. People may share an email, a phone or a name, but not two of them. */
export function identitiesOf(customer: {
  readonly email?: string | null
  readonly phone?: string | null
  readonly alternatePhone?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly name?: string | null
}): Identity[] {
  const { email, phone, alternatePhone, firstName, lastName, name } = customer
  const person = [firstName, lastName].filter(Boolean).join(' ') || name || ''
  const called = foldedText(person.trim().replace(/\s+/g, ' '))
  const contacts = [
    { kind: 'email', value: (email ?? '').trim().toLowerCase() },
    { kind: 'phone', value: nationalDigits(phone ?? '') },
  ].filter(({ value }) => value !== '')
  const named = called === '' ? [] : [{ kind: 'name', value: called }]
  const both = named.flatMap(() =>
    contacts.map(({ kind, value }) => ({ kind: `name and ${kind}`, value: `${called} ${value}`, isSure: true })),
  )
  const alternateDigits = nationalDigits(alternatePhone ?? '')
  const isOwn = alternateDigits === '' || contacts.some(({ value }) => value === alternateDigits)
  return [
    ...[...contacts, ...named].map((identity) => ({ ...identity, isSure: false })),
    ...(isOwn ? [] : [{ kind: 'phone', value: alternateDigits, isSure: false, isOptional: true }]),
    ...both,
  ]
}

const isFlag = new Set<string>(flags)

/** The name of separate columns, else of the full name; what has no field goes to the notes. */
function getName({ fullName = '', firstName = '', middleName = '', lastName = '', nameSuffix = '', title = '', companyName = '' }: Cells) {
  const isSplit = firstName !== '' || lastName !== ''
  const isCompany = companyName !== '' && fullName === companyName
  const full = readName(isSplit || isCompany ? '' : fullName)
  const others = [title, ...full.titles, ...full.credentials].filter(Boolean)
  return {
    firstName: isSplit ? [firstName, middleName].filter(Boolean).join(' ') : full.firstName,
    lastName: isSplit ? [lastName, nameSuffix].filter(Boolean).join(' ') : full.lastName,
    companyName: companyName || full.companyName,
    note: others.length > 0 ? `Title: ${others.join(', ')}` : '',
  }
}

/** All words of a company's name as a contact: "Lopez", "Dental". One word is the first name, because both are required. */
function contactOf(companyName: string) {
  const words = companyName.split(/\s+/)
  return words.length === 1
    ? { firstName: companyName, lastName: 'Company' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) }
}

const hasNoContact = ({ firstName, lastName, companyName }: Readonly<Record<string, unknown>>): boolean =>
  firstName === '' && lastName === '' && isText(companyName)

function emailsOf({ email = '', otherEmails = '' }: Cells) {
  const [first = '', ...others] = email.includes('@') ? email.split(/[\s,;|]+/).filter(Boolean) : [email]
  const more = [...others, otherEmails].filter(Boolean)
  return { email: first, note: more.length > 0 ? `${more.length > 1 ? 'Other emails' : 'Other email'}: ${more.join(', ')}` : '' }
}

/** The billing address is the property's if there is no other, and no separate one if it is the same. */
function getAddress(cells: Cells): Cells {
  const parts = Object.keys(billToLabels).map((name) => [name, customerImport.fields[name]?.billingFor ?? ''] as const)
  const bill = parts.flatMap(([name, part]) => (cells[name] ? [[part, cells[name]] as const] : []))
  if (!cells['billingStreet1'] || !bill.every(([part, text]) => !cells['street1'] || cells[part] === text)) return cells
  const others = Object.entries(cells).filter(([name]) => !(name in billToLabels))
  return { ...Object.fromEntries(others), ...Object.fromEntries(bill) }
}

const namedFields = new Set([
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'nameSuffix',
  'title',
  'companyName',
  'email',
  'otherEmails',
])

function toInput(cells: Cells, unmapped: readonly string[], { branches, phoneCountryCode, companyContacts: contacts }: ReadWith) {
  const { programId: _, phone = '', alternatePhone = '', tags = '', notes = '', branch = '', ...texts } = cells
  const others: Cells = Object.fromEntries(
    Object.entries(getAddress(texts)).filter(([field]) => !isFlag.has(field) && !namedFields.has(field)),
  )
  const { note: titleNote, ...name } = getName(cells)
  const { note: emailNote, email } = emailsOf(cells)
  const { isArchived, ...yesOrNo } = yesNo(cells, flags).values
  const phones = importedPhones(phone, alternatePhone, phoneCountryCode)
  const tagList = tags.split(/[,;|]/).map((tag) => tag.trim())
  return {
    firstName: '',
    lastName: '',
    street1: '',
    ...filled({
      ...others,
      ...name,
      ...(contacts === 'company' && hasNoContact(name) && contactOf(name.companyName)),
      email,
      ...phones.values,
      country: countryOf(others['country'] ?? ''),
      billingCountry: countryOf(others['billingCountry'] ?? ''),
      ...pointIn(others),
      notes: [notes, titleNote, emailNote, ...phones.notes, ...unmapped].filter(Boolean).join('\n'),
      branchId: branches.get(foldedText(branch)),
    }),
    ...(tags !== '' && { tags: [...new Set(tagList.filter(Boolean))] }),
    ...yesOrNo,
    ...(isArchived === true && { isActive: false }),
    ...(others['billingStreet1'] && { sameAsPropertyAddress: false }),
  }
}

const noContact = `Add a first and last name, or choose “${companyContacts.company}” under “${customerImport.option?.label ?? ''}”`
const getLabel = (name: string): string => (name === 'contact' ? 'Contact' : (customerImport.fields[name]?.label ?? name))

/** Problems by the contract's rules, once per field, and those specific to files. */
function getProblems(input: Readonly<Record<string, unknown>>, cells: Cells, branches: ReadWith['branches']): string[] {
  const { branch = '' } = cells
  const issues = CustomerBody.safeParse(toWire(input)).error?.issues ?? []
  // With a single branch, the file's branch is ignored.
  const isElsewhere = branch !== '' && branches.size > 1 && !branches.has(foldedText(branch))
  const isCompanyAlone = hasNoContact(input)
  const named = issues.map(({ path, message }) => [camelKey(String(path[0])), message] as const)
  return problemsAt(
    [
      ...(isCompanyAlone ? [['contact', noContact] as const] : []),
      ...named.filter(([name]) => !isCompanyAlone || (name !== 'firstName' && name !== 'lastName')),
      ...(isElsewhere ? [['branch', 'This branch doesn’t exist'] as const] : []),
      ...yesNo(cells, flags).unread.map((name) => [name, 'Enter yes or no'] as const),
    ],
    getLabel,
  )
}

/** Rows of one customer have the same ID, in Jobber with the property's number (500_1), or the same name and email. */
function groupsOf({ programId = '' }: Cells, { firstName, lastName, email }: Readonly<Record<string, unknown>>): string[] {
  const person = foldedText(`${String(firstName)} ${String(lastName)}`)
  return [
    ...(programId === '' ? [] : [`id ${programId.replace(/^(\d+)_\d+$/, '$1')}`]),
    ...(isText(email) && person.trim() !== '' ? [`person ${person} ${email.toLowerCase()}`] : []),
  ]
}

const propertyFields = [
  'suiteNo',
  'street1',
  'street2',
  'city',
  'province',
  'country',
  'postalCode',
  'latitude',
  'longitude',
  'accessNotes',
]

const propertyOf = (values: Readonly<Record<string, unknown>>) =>
  filled({ name: values['propertyName'], ...Object.fromEntries(propertyFields.map((field) => [field, values[field]])) })

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The cells of the customer with the first property, and those of each further property by its number. */
function splitProperties(all: Cells) {
  const numbered = Map.groupBy(Object.entries(all), ([target]) => getField(target)[1])
  const { 1: cells = {}, ...others } = Object.fromEntries(
    [...numbered].map(([number, entries]) => [number, Object.fromEntries(entries.map(([target, text]) => [getField(target)[0], text]))]),
  )
  const further = Object.entries(others).filter(([, texts]) => Object.values(texts).some((text) => text !== ''))
  return { cells, further }
}

/** A further property of the row, and its problems by the contract's rules. */
function furtherProperty([number, cells]: readonly [string, Cells]) {
  const part = propertyOf({ street1: '', ...cells, ...pointIn(cells), country: countryOf(cells['country'] ?? '') })
  const issues = PropertyBody.safeParse(toWire({ street1: '', ...part, customerId: '1' })).error?.issues ?? []
  const problems = issues.map(({ path, message }) => [camelKey(String(path[0])), message] as const)
  return { part, problems: problemsAt(problems, (name) => `Property ${number}: ${getLabel(name)}`) }
}

export function readCustomer(all: Cells, unmapped: readonly string[], reading: ReadWith): ReadRow {
  const { cells, further } = splitProperties(all)
  const properties = further.map(furtherProperty)
  const input = toInput(cells, unmapped, reading)
  const values: Readonly<Record<string, unknown>> = input
  const { companyName, email, phone, phoneCountryCode, street1, city, province, postalCode } = values
  const person = `${input.firstName} ${input.lastName}`.trim()
  const place = [street1, city, [province, postalCode].filter(isText).join(' ')].filter(isText).join(', ')
  const called = isText(companyName) ? companyName : person
  return {
    name: called,
    facts: [
      called === person ? '' : person,
      email,
      ...(isText(phone) ? phoneFacts(phone, isText(phoneCountryCode) ? phoneCountryCode : undefined) : []),
      place,
      properties.length > 0 && counted(partNoun, properties.length),
    ].filter(isText),
    input: values,
    identities: identitiesOf(values),
    groups: groupsOf(cells, values),
    part: propertyOf(values),
    moreParts: properties.map(({ part }) => part),
    problems: [...getProblems(input, cells, reading.branches), ...properties.flatMap(({ problems }) => problems)],
  }
}
