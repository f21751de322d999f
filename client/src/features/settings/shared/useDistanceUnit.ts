import { type DistanceUnit, unitIn } from '../../../lib/format/distance.ts'
import { useCompanyCountryQuery } from './companyCountry.generated.ts'

/** Miles or kilometers, as is usual where the company is; kilometers until that is known. */
export const useDistanceUnit = (): DistanceUnit => unitIn(useCompanyCountryQuery().data?.company.country)
