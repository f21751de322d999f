import type { ApolloClient } from '@apollo/client'
import type { FormOf } from '../../components/form/formTypes.ts'
import { requiredData } from '../../lib/api/requiredData.ts'
import { OrganizationToEditDocument, ProfileToEditDocument } from './profile.generated.ts'

const empty = {
  firstName: '',
  lastName: '',
  name: '',
  address: '',
  phoneCountryCode: '1',
  phone: '',
  alternatePhoneCountryCode: '1',
  alternatePhone: '',
  organizationName: '',
  organizationEmail: '',
  organizationPhone: '',
}
export type ProfileValues = typeof empty
type Name = keyof ProfileValues

/** Spec §6: profile fields by user type, besides phones. */
const namesOf = {
  COMPANY: ['firstName', 'lastName', 'organizationName', 'organizationEmail', 'organizationPhone', 'address'],
  INDIVIDUAL: ['firstName', 'lastName'],
  STAFF_ADMIN: ['name', 'address'],
  BRANCH_HEAD: ['name', 'address'],
  STAFF: ['name'],
} as const satisfies Record<string, readonly Name[]>
export type ProfileType = keyof typeof namesOf

/** Whether users of that type have a field. */
export const hasField = (type: ProfileType, name: Name): boolean => namesOf[type].some((item) => item === name)

export interface ProfileRecord {
  readonly id: string
  readonly type: ProfileType
  readonly email: string | null
  readonly returned: Readonly<Partial<Record<Name, string | null>>>
}

export type ProfileForm = FormOf<ProfileValues, ProfileRecord>

/** Missing values are empty, and not sent unless edited. The other phone has the first one's country code if it has none. */
export const profileValues = ({ returned }: ProfileRecord): ProfileValues => ({
  ...empty,
  alternatePhoneCountryCode: returned.phoneCountryCode || empty.alternatePhoneCountryCode,
  ...Object.fromEntries(Object.entries(returned).filter(([, value]) => value)),
})

const nothing = { phoneCountryCode: null, phone: null, alternatePhoneCountryCode: null, alternatePhone: null, address: null }

export async function readProfile(client: ApolloClient): Promise<ProfileRecord> {
  const { me } = requiredData(await client.query({ query: ProfileToEditDocument, fetchPolicy: 'no-cache' }))
  const { id, userType, email, firstName, lastName, name, userProfileDetails } = me
  const type = userType ?? 'STAFF'
  const { phoneCountryCode, phone, alternatePhoneCountryCode, alternatePhone, address } = userProfileDetails ?? nothing
  const contact = { firstName, lastName, name, phoneCountryCode, phone, alternatePhoneCountryCode, alternatePhone }
  if (type !== 'COMPANY') return { id, type, email, returned: { ...contact, address } }
  const organization = (await client.query({ query: OrganizationToEditDocument, fetchPolicy: 'no-cache' })).data?.generalData
  if (!organization) return { id, type, email, returned: { ...contact, address } }
  const { organizationName, organizationEmail } = organization
  const company = { organizationName, organizationEmail, organizationPhone: organization.phone, address: organization.address }
  return { id, type, email, returned: { ...contact, ...company } }
}
