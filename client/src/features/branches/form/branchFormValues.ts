import type { FormOf } from '../../../components/form/formTypes.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import type { BranchChangeInput, BranchInput } from '../../../lib/api/schemaTypes.generated.ts'
import type { BranchFormPartsFragment } from './branchForm.generated.ts'

/** `address` is computed. */
type SentField = Exclude<keyof BranchInput | keyof BranchChangeInput, 'id' | 'address'>

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
} satisfies Record<SentField, unknown>
export type BranchFormValues = typeof empty

export type BranchForm = FormOf<BranchFormValues, BranchFormPartsFragment | null>

/** The address on one line (spec §5 "Branch": address). */
export const addressLine = ({ street1, street2, suiteNo, city, province, zipcode }: BranchFormValues): string =>
  [street1, street2, suiteNo, city, `${province} ${zipcode}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')

/** The other phone has the first one's country code if it has none. */
export const branchFormValues = (branch: BranchForm['record']): BranchFormValues =>
  returnedValues({ ...empty, alternatePhoneCountryCode: branch?.phoneCountryCode || empty.alternatePhoneCountryCode }, branch)
