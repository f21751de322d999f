import { defineImport } from '../../../components/import/defineImport.ts'
import { customerNoun } from '../picker/customerText.ts'
import { paths } from '../../../lib/paths.ts'

/** Columns of a separate billing address. Other programs call the property's address "Billing street". */
export const billToLabels = {
  billingStreet1: 'Bill-to street',
  billingStreet2: 'Bill-to street 2',
  billingSuiteNo: 'Bill-to suite',
  billingCity: 'Bill-to city',
  billingProvince: 'Bill-to state or province',
  billingPostalCode: 'Bill-to postal code',
  billingCountry: 'Bill-to country',
} as const

const partOf = (name: string): string => `${name.charAt('billing'.length).toLowerCase()}${name.slice('billing'.length + 1)}`

const billTo = Object.fromEntries(
  Object.entries(billToLabels).map(([name, label]) => [name, { label, guesses: [], billingFor: partOf(name), sample: ['', ''] as const }]),
)

/** Handling of companies whose row has no person. */
export const companyContacts = {
  refuse: 'Don’t import them',
  company: 'Use the company’s name as contact',
} as const
export type CompanyContacts = keyof typeof companyContacts

export const customerImport = defineImport({
  name: 'customers',
  noun: customerNoun,
  back: { to: paths.customers(), label: 'Customers' },
  needs: 'manage_customers',
  text: 'Only the owner, a branch head, or a staff admin who can manage customers can import them.',
  duplicateMessage: 'Another customer has the same name, email or phone.',
  undoText: 'Customers with jobs or invoices, or changed since the import, aren’t deleted.',
  fields: {
    firstName: {
      label: 'First name',
      guesses: ['first', 'given name', 'forename', 'fname', 'firstname'],
      isRequired: true,
      sample: ['Maria', 'Ben'],
    },
    lastName: {
      label: 'Last name',
      guesses: ['last', 'surname', 'family name', 'lname', 'lastname'],
      isRequired: true,
      sample: ['Lopez', 'Hart'],
    },
    fullName: {
      label: 'Full name',
      guesses: ['name', 'customer name', 'client name', 'contact name', 'display name', 'customer', 'client', 'contact'],
      parts: ['firstName', 'lastName'],
      sample: ['', ''],
    },
    programId: {
      label: 'ID in the other program',
      guesses: ['j id', 'id', 'customer id', 'client id', 'customer number'],
      sample: ['', ''],
    },
    middleName: { label: 'Middle name', guesses: ['middle', 'middle initial', 'm i', 'additional name'], sample: ['', ''] },
    nameSuffix: { label: 'Suffix', guesses: ['name suffix'], sample: ['', ''] },
    title: { label: 'Title', guesses: ['salutation', 'name prefix', 'prefix', 'honorific', 'mr ms'], sample: ['', ''] },
    companyName: {
      label: 'Company',
      guesses: ['company name', 'organization', 'organisation', 'business', 'business name', 'account name'],
      sample: ['Lopez Dental', ''],
    },
    email: {
      label: 'Email',
      guesses: ['email address', 'mail', 'email 1', 'emails', 'e mails'],
      sample: ['maria@lopez-dental.example', 'ben.hart@mail.example'],
    },
    otherEmails: {
      label: 'Other emails',
      guesses: ['additional emails', 'other email', 'alternate email', 'secondary email', 'email 2', 'cc email'],
      sample: ['', ''],
    },
    phone: {
      label: 'Phone',
      guesses: [
        'phone number',
        'telephone',
        'tel',
        'phone 1',
        'phone s',
        'phone numbers',
        'mobile',
        'mobile phone',
        'mobile number',
        'cell',
        'cell phone',
      ],
      sample: ['(512) 555-0131', '+1 512 555 0177'],
    },
    alternatePhone: {
      label: 'Other phone',
      guesses: [
        'alternate phone',
        'alt phone',
        'phone 2',
        'second phone',
        'work phone',
        'home phone',
        'mobile',
        'mobile phone',
        'cell',
        'mobile phone s',
        'home number',
        'work number',
      ],
      sample: ['', ''],
    },
    website: { label: 'Website', guesses: ['web site', 'url', 'web', 'homepage'], sample: ['lopez-dental.example', ''] },
    street1: {
      label: 'Street',
      guesses: ['street address', 'address', 'address 1', 'address line 1', 'street 1', 'street1', 'street line 1', 'full address'],
      isRequired: true,
      isRepeated: true,
      sample: ['12 Oak Street', '80 Elm Street'],
    },
    street2: {
      label: 'Street 2',
      guesses: ['address 2', 'address line 2', 'street2', 'street line 2'],
      isRepeated: true,
      sample: ['', ''],
    },
    suiteNo: {
      label: 'Suite',
      guesses: ['suite no', 'unit', 'apt', 'apartment', 'unit number', 'suite number'],
      isRepeated: true,
      sample: ['Suite 210', ''],
    },
    city: { label: 'City', guesses: ['town', 'city town'], isRepeated: true, sample: ['Austin', 'Round Rock'] },
    province: {
      label: 'State or province',
      guesses: ['state', 'province', 'region', 'state province', 'county'],
      isRepeated: true,
      sample: ['TX', 'TX'],
    },
    postalCode: {
      label: 'Postal code',
      guesses: ['zip', 'zip code', 'postcode', 'zipcode', 'post code', 'zip postal code'],
      isRepeated: true,
      sample: ['78704', '78664'],
    },
    country: { label: 'Country', guesses: ['nation'], isRepeated: true, sample: ['United States', 'United States'] },
    propertyName: {
      label: 'Property name',
      guesses: ['location name', 'site name', 'location', 'site'],
      isRepeated: true,
      sample: ['Practice', ''],
    },
    accessNotes: {
      label: 'Access notes',
      guesses: ['gate code', 'access', 'access instructions', 'address 1 notes'],
      isRepeated: true,
      sample: ['', 'Gate code 2840'],
    },
    tags: { label: 'Tags', guesses: ['tag', 'labels', 'groups', 'categories'], sample: ['VIP, Landlord', ''] },
    notes: { label: 'Notes', guesses: ['note', 'comments', 'comment', 'remarks', 'description', 'memo'], sample: ['', 'Prefers a text'] },
    isActive: { label: 'Active', guesses: ['status', 'is active', 'active status', 'customer status'], sample: ['', ''] },
    isArchived: { label: 'Archived', guesses: ['is archived'], sample: ['', ''] },
    isDoNotService: { label: 'Do not service', guesses: ['blocked', 'blacklisted', 'dns'], sample: ['No', 'No'] },
    branch: { label: 'Branch', guesses: ['office', 'branch name', 'territory'], sample: ['', ''] },
    emailNotification: { label: 'Messages by email', guesses: ['email messages'], sample: ['', ''] },
    smsNotification: { label: 'Messages by text', guesses: ['text messages', 'sms'], sample: ['', ''] },
    latitude: { label: 'Latitude', guesses: ['lat'], sample: ['', ''] },
    longitude: { label: 'Longitude', guesses: ['lng', 'long'], sample: ['', ''] },
    ...billTo,
  },
  partNoun: 'Property',
  storageField: 'Keep in notes',
  option: { fields: ['companyName', 'fullName'], label: 'Companies without a contact', choices: companyContacts },
})
