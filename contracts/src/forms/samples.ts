import type { z } from '../wire/zod.ts'
import type { Deleted } from '../wire/zod.ts'
import type { Form, FormPage, JobForm, SavedJobForm } from './schemas.ts'

export const formPage = {
  forms: [
    { id: 61, form_name: 'Sample Authority to Proceed', status: 11, is_template: true, category_ids: [], version: 1 },
    {
      id: 62,
      form_name: 'Boiler checklist',
      status: 1,
      is_template: false,
      category_ids: [3],
      attach_to: [{ module: 'jobs', actions: ['create', 'finish'], is_active: true }],
      version: 4,
      updated_at: 1795190400,
    },
  ],
  pagination: { current_page: 1, per_page: 100, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof FormPage>

const sections = [
  {
    section: { name: 'Checks', sort_order: 1 },
    fields: [
      {
        field_key: 'state',
        name: 'State of the boiler',
        data_type: 'dropdown_single_choice',
        is_required: true,
        choices: [{ name: 'In order' }, { name: 'Leaking' }],
      },
      {
        field_key: 'where',
        name: 'Where it leaks',
        data_type: 'textbox',
        is_required: true,
        choices: [],
        show_if: { field_key: 'state', equals: 'Leaking' },
      },
    ],
  },
  {
    section: { name: 'Handed over', sort_order: 2 },
    fields: [
      { field_key: 'photo', name: 'Photo', data_type: 'photo', is_required: false, choices: [] },
      {
        field_key: 'sign',
        name: 'Customer signature',
        data_type: 'signature',
        is_required: true,
        choices: [],
        terms: 'I accept the work.',
      },
    ],
  },
]

export const form = {
  id: 62,
  form_name: 'Boiler checklist',
  status: 1,
  is_template: false,
  category_ids: [3],
  attach_to: [{ module: 'jobs', actions: ['create', 'finish'], is_active: true }],
  fields_schema: sections,
  version: 4,
  updated_at: 1795190400,
  lock_version: 4,
} satisfies z.input<typeof Form>

export const deletedForm = { id: 62, deleted_at: 1795190400 } satisfies z.input<typeof Deleted>

export const jobForm = {
  id: 77,
  form_id: 62,
  form_version: 4,
  form_name: 'Boiler checklist',
  job_id: 501,
  visit_id: 701,
  status: 1,
  schema_snapshot: sections,
  answers: [
    { field_key: 'state', name: 'State of the boiler', data_type: 'dropdown_single_choice', value: 'Leaking' },
    { field_key: 'where', name: 'Where it leaks', data_type: 'textbox', value: 'At the valve' },
    {
      field_key: 'photo',
      name: 'Photo',
      data_type: 'photo',
      value: null,
      photos: [{ content_type: 'image/png', file_base64: 'iVBORw0KGgo=' }],
    },
    {
      field_key: 'sign',
      name: 'Customer signature',
      data_type: 'signature',
      value: 'typed',
      signature_image: null,
      signer_name: 'Carla Reyes',
      signed_at: 1795187000,
      signed_total: 129.11,
      currency_code: 'USD',
    },
  ],
  submitted_by: { id: 21, name: 'Sam Fields' },
  submitted_at: 1795187100,
  lock_version: 1,
} satisfies z.input<typeof JobForm>

export const savedJobForm = {
  file_name: 'J-0501-Boiler-checklist.pdf',
  content_type: 'application/pdf',
  file_base64: 'JVBERi0xLjc=',
  file_url: 'https://files.test/forms/77.pdf',
} satisfies z.input<typeof SavedJobForm>
