// Wakes the guest's page in the browser: React and the form, nothing else.
import './guest.css'
import { hydrateRoot } from 'react-dom/client'
import { GuestApp } from './guest-app.tsx'
import { pageRootId, readProps } from './guest-props.ts'
import { readTypedEarly } from './typed-early.ts'

const root = document.getElementById(pageRootId)
if (root) hydrateRoot(root, <GuestApp {...readProps(document)} typedEarly={readTypedEarly(document)} />)
