import { priority } from '@callout/contracts/jobs/status'
import { Input, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { BranchField } from './BranchField.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { useLookups } from './lookupsContext.ts'
import classes from './JobForm.module.css'

const priorities = Object.values(priority).map(({ code, label }) => ({ value: String(code), label }))

/** What is to be done: category, branch, title, description, priority. */
export function WhatFields() {
  const { control, register, formState } = useFormContext<JobFormValues>()
  const { categories } = useLookups()
  const categoryId = useWatch({ control, name: 'categoryId' })
  const category = categories.find(({ id }) => id === categoryId)
  const { errors } = formState
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          {...register('categoryId')}
          label="Category"
          withAsterisk
          data={[
            { value: '', label: 'Choose a category' },
            ...categories.map(({ id, name }) => ({ value: id, label: name ?? 'Unnamed category' })),
          ]}
          error={errors.categoryId?.message}
        />
        <BranchField />
      </div>
      <TextInput
        label="Title"
        placeholder={category?.name ?? 'Short name for the job'}
        error={errors.title?.message}
        {...register('title')}
      />
      <Textarea
        label="Description"
        placeholder="What needs to be done"
        autosize
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
