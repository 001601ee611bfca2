// Hydrates the form of the guest's page: React and the form, nothing else. prelude/load-form.ts runs it.
import { hydrateRoot } from 'react-dom/client'
import { givingRootId, readProps } from '../handover/giving-props.ts'
import { Giving } from './giving.tsx'

const root = document.getElementById(givingRootId)
if (root) hydrateRoot(root, <Giving {...readProps(document)} />)
// From now on the other fonts compete with nothing (guest-fonts.css).
document.documentElement.className = ''
