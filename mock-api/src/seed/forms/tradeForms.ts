import { type FormDraft, onJobs, sectionsOf } from '../../resources/forms/formParts.ts'

const workingOrder = ['In order', 'Needs attention', 'Out of order'] as const
const atTheEnd = [
  { name: 'Remarks', type: 'textarea', isOptional: true },
  { name: 'Photo', type: 'photo', isOptional: true },
] as const
const handedOver = { 'Handed over': [...atTheEnd, { name: 'Customer signature', type: 'signature' }] } as const

export const tradeForms: Readonly<Record<string, readonly FormDraft[]>> = {
  HVAC: [
    {
      form_name: 'HVAC tune-up checklist',
      attach_to: onJobs('finish'),
      fields_schema: sectionsOf({
        Readings: [
          { name: 'Supply air temperature (°F)', type: 'number' },
          { name: 'Return air temperature (°F)', type: 'number' },
          { name: 'Refrigerant pressure (psi)', type: 'number', isOptional: true },
        ],
        Checks: [
          { name: 'Filter replaced', type: 'checkbox' },
          { name: 'Drain line clear', type: 'checkbox' },
          { name: 'State of the coil', type: 'dropdown_single_choice', choices: workingOrder },
          {
            name: 'What the coil needs',
            type: 'textarea',
            showIf: { field_key: 'state_of_the_coil', equals: 'Needs attention' },
          },
        ],
        ...handedOver,
      }),
    },
  ],
  Plumbing: [
    {
      form_name: 'Pressure and leak test',
      attach_to: onJobs('finish'),
      fields_schema: sectionsOf({
        Test: [
          { name: 'Static pressure (psi)', type: 'number' },
          { name: 'Minutes under pressure', type: 'number' },
          { name: 'Result', type: 'dropdown_single_choice', choices: ['No loss', 'Loss found'] },
          { name: 'Where the loss is', type: 'textbox', showIf: { field_key: 'result', equals: 'Loss found' } },
        ],
        ...handedOver,
      }),
    },
  ],
  Electrical: [
    {
      form_name: 'Electrical safety check',
      attach_to: onJobs('start', 'finish'),
      fields_schema: sectionsOf({
        'Before the work': [
          { name: 'Circuit locked out', type: 'checkbox' },
          { name: 'Absence of voltage verified', type: 'checkbox' },
        ],
        'After the work': [
          { name: 'GFCI trip time (ms)', type: 'number', isOptional: true },
          { name: 'State of the panel', type: 'dropdown_single_choice', choices: workingOrder },
          { name: 'Permit number', type: 'textbox', isOptional: true },
        ],
        ...handedOver,
      }),
    },
  ],
  Cleaning: [
    {
      form_name: 'Cleaning walk-through',
      attach_to: onJobs('finish'),
      fields_schema: sectionsOf({
        Rooms: [
          { name: 'Kitchen', type: 'checkbox' },
          { name: 'Bathrooms', type: 'checkbox' },
          { name: 'Living rooms', type: 'checkbox' },
          { name: 'Keys', type: 'dropdown_single_choice', choices: ['In the lock box', 'With the customer', 'Kept by us'] },
        ],
        ...handedOver,
      }),
    },
  ],
  Landscaping: [
    {
      form_name: 'Garden visit report',
      attach_to: onJobs('create'),
      fields_schema: sectionsOf({
        'Done today': [
          { name: 'Mowed', type: 'checkbox', isOptional: true },
          { name: 'Beds weeded', type: 'checkbox', isOptional: true },
          { name: 'Irrigation', type: 'dropdown_single_choice', choices: workingOrder },
          { name: 'Next treatment', type: 'date', isOptional: true },
        ],
        Pictures: atTheEnd,
      }),
    },
  ],
  'Appliance repair': [
    {
      form_name: 'Appliance repair report',
      attach_to: onJobs('finish'),
      fields_schema: sectionsOf({
        Appliance: [
          { name: 'Brand', type: 'textbox' },
          { name: 'Model number', type: 'textbox' },
          { name: 'Serial number', type: 'textbox', isOptional: true },
          { name: 'Under warranty', type: 'checkbox', isOptional: true },
        ],
        Repair: [
          { name: 'Fault found', type: 'textarea' },
          { name: 'State after the repair', type: 'dropdown_single_choice', choices: workingOrder },
        ],
        ...handedOver,
      }),
    },
  ],
}
