import { authorities, type Authority } from '@callout/contracts/profile/authorities'

type Text = readonly [group: string, label: string, description: string]

const texts: Readonly<Record<Authority, Text>> = {
  manage_jobs: ['Jobs', 'Manage jobs', 'Create and edit jobs and visits.'],
  view_all_jobs: ['Jobs', 'View all jobs', 'See everyone’s jobs, not just your own.'],
  delete_jobs: ['Jobs', 'Delete jobs', 'Delete jobs and their visits.'],
  dispatch: ['Jobs', 'Dispatch', 'Assign staff and move visits on the board and the map.'],
  manage_customers: ['Customers', 'Manage customers', 'Create and edit customers and their properties.'],
  manage_staff: ['Company', 'Manage staff', 'Add and edit staff, and set them active or inactive.'],
  manage_branches: ['Company', 'Manage branches', 'Add and edit branches and their heads.'],
  manage_services: ['Price list', 'Manage services', 'Edit categories, services and their prices.'],
  manage_taxes: ['Price list', 'Manage taxes', 'Edit taxes and their rates.'],
  view_prices: ['Money', 'View prices', 'See prices and totals on jobs.'],
  manage_invoices: ['Money', 'Manage invoices', 'Create, edit and send invoices.'],
  record_payments: ['Money', 'Record payments', 'Record payments and send receipts.'],
  view_earnings: ['Money', 'View earnings', 'See earnings by period and by person.'],
  manage_forms: ['Company', 'Manage forms', 'Create and edit the forms used on jobs.'],
  manage_settings: ['Company', 'Manage settings', 'Change business hours, formats and company rules.'],
  manage_notifications: ['Company', 'Manage notifications', 'Choose which messages go to customers and staff, and edit them.'],
  manage_subscription: ['Money', 'Manage the subscription', 'Choose a plan and a payment method.'],
  export_data: ['Company', 'Export data', 'Download lists as files.'],
}

export const authorityTexts = authorities.map((key) => {
  const [group, label, description] = texts[key]
  return { key, label, description, group }
})
