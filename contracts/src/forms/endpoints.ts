import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { Deleted } from '../wire/zod.ts'
import {
  Form,
  FormBody,
  FormChangeBody,
  FormIdInput,
  FormPage,
  FormQuery,
  JobForm,
  SavedJobForm,
  SavedJobFormQuery,
  SaveJobFormBody,
} from './schemas.ts'

// oxfmt-ignore
export const formEndpoints = {
  listForms: { method: 'GET', path: '/forms', input: FormQuery, data: FormPage, access: 'user', origin: 'inferred' },
  getForm: { method: 'GET', path: '/forms/{id}', input: FormIdInput, data: Form, record: 'form', access: 'user', origin: 'inferred' },
  createForm: { method: 'POST', path: '/forms', input: FormBody, data: Form, record: 'form', access: 'user', origin: 'inferred' },
  updateForm: { method: 'PUT', path: '/forms/{id}', input: FormChangeBody, data: Form, record: 'form', access: 'user', origin: 'inferred' },
  deleteForm: { method: 'DELETE', path: '/forms/{id}', input: FormIdInput, data: Deleted, access: 'user', origin: 'inferred' },
  saveJobForm: { method: 'POST', path: '/jobs/save_job_form', input: SaveJobFormBody, data: JobForm, record: 'job_form', access: 'user', origin: 'inferred', headers: idempotencyHeader },
  downloadSavedJobForm: { method: 'GET', path: '/jobs/download_saved_job_form', input: SavedJobFormQuery, data: SavedJobForm, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
