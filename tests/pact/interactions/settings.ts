import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { companySettings } from '@callout/contracts/settings/samples'
import { type Interaction, ok, shows } from '../interaction.ts'
import { signedIn, TOKEN } from '../states.ts'
import { businessHours, defaultTax } from '../workStates.ts'

const { customer, team, job } = companySettings

export const settingsInteractions: readonly Interaction[] = [
  {
    name: 'reading the settings of the company',
    given: [signedIn, defaultTax, businessHours],
    row: settingsEndpoints.getSettings,
    operation: {
      query: `query CompanySettings {
        companySettings {
          customer {
            companyName timezone dateFormat timeFormat currencyCode isLineItemRequired taxBasis discountBasis defaultTaxId invoiceDueDays
          }
          team { businessHours { day isOn open close } holidays { date name } slotMinutes calendar { firstDay } warnOnClash staffCanSeePrices }
          job { jobPrefix defaultDurationMinutes defaultPriority lateAfterMinutes arrivalWindowMinutes }
        }
      }`,
      token: TOKEN,
    },
    sends: { path: '/settings/get_customer_setting' },
    reply: ok({ customer, team: { ...team, business_hours: team.business_hours.slice(1) }, job }),
    unread: ['customer.language_code'],
    answer: shows({
      companySettings: {
        customer: {
          companyName: 'North Heating',
          timezone: 'America/Chicago',
          dateFormat: 'MM/dd/yyyy',
          timeFormat: 'TWELVE_HOUR',
          currencyCode: 'USD',
          isLineItemRequired: true,
          taxBasis: 'GROSS',
          discountBasis: 'GROSS',
          defaultTaxId: '5',
          invoiceDueDays: 7,
        },
        team: {
          businessHours: [{ day: 1, isOn: true, open: '08:00', close: '17:00' }],
          holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
          slotMinutes: 30,
          calendar: { firstDay: 1 },
          warnOnClash: true,
          staffCanSeePrices: false,
        },
        job: { jobPrefix: 'J-', defaultDurationMinutes: 120, defaultPriority: 'LOW', lateAfterMinutes: 15, arrivalWindowMinutes: 30 },
      },
    }),
  },
]
