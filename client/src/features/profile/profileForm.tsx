import { UpdateOwnProfileBody } from '@callout/contracts/profile/schemas'
import { DEFAULT_PHONE_COUNTRY_CODE } from '@callout/contracts/text/phone'
import { FieldPair } from '../../components/fields/FieldPair.tsx'
import { PhoneFields, PhoneWithoutCode } from '../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { defineForm } from '../../components/form/defineForm.ts'
import { fieldGroup } from '../../components/form/fieldTable.tsx'
import { resetForms } from '../../components/form/formResets.ts'
import type { PartProps } from '../../components/form/formTypes.ts'
import { writeBy } from '../../components/form/recordQueries.ts'
import { paths } from '../../lib/paths.ts'
import { notifySettingsChanged } from '../../lib/session/settingsChanged.ts'
import { UpdateOwnProfileDocument } from './profile.generated.ts'
import { hasField, type ProfileForm, type ProfileValues, profileValues, readProfile } from './profileRecord.ts'

type Page = PartProps<ProfileForm>['page']
type Name = keyof ProfileValues

const has =
  (name: Name) =>
  ({ record }: Page): boolean =>
    hasField(record.type, name)
const hasOrganization = has('organizationName')

const AddressAndPhone = ({ page }: { readonly page: Page }) => (
  <>
    {has('address')(page) && !hasOrganization(page) && <TextField name="address" isRequired />}
    <PhoneFields />
  </>
)

const Organization = () => (
  <>
    <FieldPair>
      <TextField name="organizationName" isRequired />
      <TextField name="organizationEmail" type="email" isRequired />
    </FieldPair>
    <PhoneWithoutCode name="organizationPhone" countryCode={DEFAULT_PHONE_COUNTRY_CODE} />
    <TextField name="address" isRequired />
  </>
)

const organizationLabels = {
  organizationName: 'Company name',
  organizationEmail: 'Company email',
  organizationPhone: 'Company phone',
  address: 'Address',
}

const updateProfile = writeBy(UpdateOwnProfileDocument, 'updateOwnProfile')

export const profileForm = defineForm<ProfileForm>()({
  name: 'profile',
  noun: 'profile',
  needs: null,
  list: { to: paths.settings(), label: 'Settings' },
  forbiddenMessage: '',
  fields: {
    You: {
      firstName: { label: 'First name', as: 'text', isRequired: true, isHalf: true, only: has('firstName') },
      lastName: { label: 'Last name', as: 'text', isRequired: true, isHalf: true, only: has('lastName') },
      name: { label: 'Name', as: 'text', isRequired: true, only: has('name') },
      ...fieldGroup({ phoneCountryCode: 'Country code', phone: 'Phone' }, AddressAndPhone, { group: 'phone' }),
      ...fieldGroup(
        { alternatePhoneCountryCode: 'Country code', alternatePhone: 'Other phone' },
        () => <PhoneFields name="alternatePhone" />,
        { group: 'alternatePhone' },
      ),
    },
    Company: fieldGroup(organizationLabels, Organization, { only: hasOrganization }),
  },
  valuesOf: profileValues,
  schemas: [UpdateOwnProfileBody, UpdateOwnProfileBody],
  change: {
    read: readProfile,
    write: async (client, input: Partial<ProfileValues>) => {
      const returned = await updateProfile(client, input)
      notifySettingsChanged()
      return returned?.user ?? null
    },
    toInput: (sent) => sent,
    // The backend returns no other field as it was sent.
    readable: ({ firstName, lastName, name }) => ({ firstName, lastName, name }),
    restore: (sent, { record, base }) => {
      const names = Object.keys(sent) as Name[]
      const isKnown = names.every((name) => typeof record.returned[name] === 'string')
      return isKnown ? Object.fromEntries(names.map((name) => [name, base[name]])) : null
    },
    verb: 'saved',
  },
  getName: () => 'Profile',
  getPath: paths.profile,
  // Other users can't change it.
  refresh: resetForms,
})
