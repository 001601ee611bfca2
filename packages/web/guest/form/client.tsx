// The living part of the guest’s page in the browser: React and the form, nothing else. Run by wake.ts.
import { hydrateRoot } from 'react-dom/client'
import { givingRootId, readProps } from '../handover/giving-props.ts'
import { Giving } from './giving.tsx'

const root = document.getElementById(givingRootId)
if (root) hydrateRoot(root, <Giving {...readProps(document)} />)
