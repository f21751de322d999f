import { BranchField } from '../../branches/shared/BranchField.tsx'
import classes from './JobForm.module.css'
import { PriorityField } from './PriorityField.tsx'
import { CategoryField, DescriptionField, TitleField } from './workFields.tsx'

/** What is to be done: category, branch, title, description, priority. */
export const WhatFields = () => (
  <>
    <div className={classes.pair}>
      <CategoryField />
      <BranchField none="Customer’s branch" />
    </div>
    <TitleField />
    <DescriptionField minRows={3} />
    <PriorityField />
  </>
)
