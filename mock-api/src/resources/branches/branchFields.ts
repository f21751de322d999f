import type { BranchBody } from '@callout/contracts/branches/schemas'
import type { CompanyRecord } from '../profile/records.ts'
import type { BranchRecord } from './records.ts'
import { textOrNull } from '../customers/placeFields.ts'

export function branchFields(company: CompanyRecord, body: BranchBody) {
  const alternate_no = textOrNull(body.alternate_no)
  const getCode = (code: string | null | undefined): string => textOrNull(code) ?? company.phone_country_code
  return {
    name: body.name,
    address: body.address,
    suite_no: textOrNull(body.suite_no),
    street1: body.street1,
    street2: textOrNull(body.street2),
    city: body.city,
    province: body.province,
    country: body.country,
    zipcode: body.zipcode ?? '',
    email: body.email,
    phone_country_code: getCode(body.phone_country_code),
    phone: body.phone,
    alternate_phone_country_code: alternate_no && getCode(body.alternate_phone_country_code),
    alternate_no,
    website: textOrNull(body.website),
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
  } satisfies Partial<BranchRecord>
}
