import type { FormTypes } from '../../../components/form/defineForm.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import type { BranchesLikeQuery, BranchFormPartsFragment } from './branchForm.generated.ts'

const empty = {
  name: '',
  suiteNo: '',
  street1: '',
  street2: '',
  city: '',
  province: '',
  country: '',
  zipcode: '',
  email: '',
  phoneCountryCode: '1',
  phone: '',
  alternatePhoneCountryCode: '1',
  alternateNo: '',
  website: '',
  latitude: null as number | null,
  longitude: null as number | null,
}
export type BranchFormValues = typeof empty

/** Types of the branch form; the record of a new branch is null. */
export interface BranchForm extends FormTypes {
  values: BranchFormValues
  own: null
  record: BranchFormPartsFragment | null
  scope: null
  question: null
  found: BranchesLikeQuery['branches']['items'][number]
}

const place = ['street1', 'street2', 'suiteNo', 'city', 'province', 'zipcode', 'country', 'latitude', 'longitude'] as const

export const branchFields: FieldRules<BranchFormValues> = {
  labels: {
    name: 'Name',
    email: 'Email',
    phoneCountryCode: 'Country code',
    phone: 'Phone',
    alternatePhoneCountryCode: 'Country code',
    alternateNo: 'Other phone',
    website: 'Website',
    street1: 'Street',
    street2: 'Street 2',
    suiteNo: 'Suite',
    city: 'City',
    province: 'State or province',
    zipcode: 'Postal code',
    country: 'Country',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  together: [['phoneCountryCode', 'phone'], ['alternatePhoneCountryCode', 'alternateNo'], place],
}

/** The address on one line (spec §5 "Branch": address). */
export const addressLine = ({ street1, street2, suiteNo, city, province, zipcode }: BranchFormValues): string =>
  [street1, street2, suiteNo, city, `${province} ${zipcode}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')

export const branchFormValues = (branch: BranchForm['record']): BranchFormValues => returnedValues(empty, branch)
