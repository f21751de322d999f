import classes from './RequiredNote.module.css'

/** Explains the required marks above a form with optional fields. */
export const RequiredNote = () => <p className={`hint ${classes.note}`}>* Required</p>
