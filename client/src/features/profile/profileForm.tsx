import { DEFAULT_PHONE_COUNTRY_CODE } from '@callout/contracts/text/phone'
import { FieldPair } from '../../components/fields/FieldPair.tsx'
import { PhoneFields, PhoneWithoutCode } from '../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { defineForm, type PartProps } from '../../components/form/defineForm.ts'
import { paths } from '../../lib/paths.ts'
import { hasField, profileFields, type ProfileForm, profileValues, readProfile } from './profileRecord.ts'
import { UpdateOwnProfileBody } from '@callout/contracts/profile/schemas'
import { profileSender } from './saveProfile.ts'

type Props = PartProps<ProfileForm>
const has = ({ page: { record } }: Props, name: Parameters<typeof hasField>[1]): boolean => record !== null && hasField(record.type, name)
const hasOrganization = (page: Props['page']): boolean => has({ page }, 'organizationName')

const You = (props: Props) => (
  <>
    {has(props, 'name') && <TextField name="name" isRequired />}
    {has(props, 'firstName') && (
      <FieldPair>
        <TextField name="firstName" isRequired />
        <TextField name="lastName" isRequired />
      </FieldPair>
    )}
    {has(props, 'address') && !hasOrganization(props.page) && <TextField name="address" isRequired />}
    <PhoneFields />
    <PhoneFields name="alternatePhone" />
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

/** Form of the user's own profile; requires no authority. */
export const profileForm = defineForm<ProfileForm>({
  name: 'profile',
  noun: 'profile',
  needs: null,
  list: { to: paths.settings(), label: 'Settings' },
  forbiddenMessage: '',
  ...profileFields,
  valuesOf: profileValues,
  schemas: [UpdateOwnProfileBody, UpdateOwnProfileBody],
  sections: [
    { title: 'You', Fields: You, isStarred: true },
    { title: 'Company', Fields: Organization, isShown: hasOrganization },
  ],
  save: { label: 'Save profile', verb: 'save' },
  sender: profileSender,
  edit: {
    read: readProfile,
    nameOf: () => 'Your profile',
    pathOf: paths.profile,
    versionOf: () => null,
    // Other users can't change it.
  },
  refresh: () => {},
})
