import { priority } from '@callout/contracts/jobs/status'
import { Input, SegmentedControl, TextInput } from '@mantine/core'
import { Controller, useController, useFormContext } from 'react-hook-form'
import { PickField } from '../../../kit/fields/PickField.tsx'
import { BranchField } from '../../../parts/company/BranchField.tsx'
import { GrowingTextarea } from '../../../shared/ui/GrowingTextarea.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { useLookups } from '../../../parts/company/lookupsContext.ts'
import classes from './JobForm.module.css'

const priorities = Object.values(priority).map(({ code, label }) => ({ value: String(code), label }))

/** What is to be done: category, branch, title, description, priority. */
export function WhatFields() {
  const { control, register, formState } = useFormContext<JobFormValues>()
  const { categories } = useLookups()
  const category = useController({ control, name: 'categoryId' })
  const chosen = categories.find(({ id }) => id === category.field.value)
  const { errors } = formState
  return (
    <>
      <div className={classes.pair}>
        <PickField
          label="Category"
          listLabel="Categories"
          placeholder="Choose a category"
          isRequired
          choices={categories.map(({ id, name }) => ({ value: id, label: name ?? 'Unnamed category' }))}
          value={category.field.value}
          onChange={category.field.onChange}
          onBlur={category.field.onBlur}
          inputRef={category.field.ref}
          error={category.fieldState.error?.message}
        />
        <BranchField none="Customer’s branch" />
      </div>
      <TextInput
        label="Title"
        placeholder={chosen?.name ?? 'Short name for the job'}
        error={errors.title?.message}
        {...register('title')}
      />
      <GrowingTextarea
        label="Description"
        placeholder="What needs to be done"
        minRows={3}
        maxRows={12}
        error={errors.description?.message}
        {...register('description')}
      />
      <Controller
        control={control}
        name="priority"
        render={({ field: { value, onChange } }) => (
          <Input.Wrapper label="Priority" labelElement="div">
            <div>
              <SegmentedControl aria-label="Priority" data={priorities} value={String(value)} onChange={(code) => onChange(Number(code))} />
            </div>
          </Input.Wrapper>
        )}
      />
    </>
  )
}
