import type { Endpoint } from '../wire/endpoint.ts'
import { z } from '../wire/zod.ts'
import { UpdateCompanyBody, UpdateCustomerSettingBody, UpdateJobSettingBody, UpdateTeamSettingBody } from './bodies.ts'
import { Company, CompanySettings, CustomerSetting, JobSetting, TeamSetting } from './schemas.ts'

const nothing = z.object({})

// oxfmt-ignore
export const settingsEndpoints = {
  getSettings: { method: 'GET', path: '/settings/get_customer_setting', input: nothing, data: CompanySettings, access: 'user', origin: 'inferred' },
  updateCustomerSetting: { method: 'POST', path: '/settings/update_customer_setting', input: UpdateCustomerSettingBody, takesNull: true, data: CustomerSetting, record: 'customer', access: 'user', origin: 'inferred' },
  updateTeamSetting: { method: 'POST', path: '/settings/update_team_setting', input: UpdateTeamSettingBody, data: TeamSetting, record: 'team', access: 'user', origin: 'inferred' },
  updateJobSetting: { method: 'POST', path: '/settings/update_job_setting', input: UpdateJobSettingBody, data: JobSetting, record: 'job', access: 'user', origin: 'inferred' },
  getCompany: { method: 'GET', path: '/companies', input: nothing, data: Company, record: 'company', access: 'user', origin: 'inferred' },
  updateCompany: { method: 'PUT', path: '/companies/{id}', input: UpdateCompanyBody, data: Company, record: 'company', access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
