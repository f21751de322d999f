import { SingletonFormPage } from '../../components/form/RecordFormPage.tsx'
import { profileForm } from './profileForm.tsx'

/** `/account/profile`: profile data by user type (spec §6). */
export const ProfilePage = () => <SingletonFormPage form={profileForm} label="Your profile" subtitleOf={({ email }) => email} />
