import classes from './RequiredNote.module.css'

export const RequiredNote = () => <p className={`hint ${classes.note}`}>* Required</p>
