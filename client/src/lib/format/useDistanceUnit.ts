import { type DistanceUnit, unitIn } from './distance.ts'
import { useCompanyCountryQuery } from './companyCountry.generated.ts'

/** The usual unit of the company's country; kilometers while unknown. */
export const useDistanceUnit = (): DistanceUnit => unitIn(useCompanyCountryQuery().data?.company.country)
