import classes from './RequiredNote.module.css'

/** Says once, above the fields of a form in which some can be left empty, what the stars of the others mean. */
export const RequiredNote = () => <p className={classes.note}>* Required</p>
