// How the document tells the script that wakes the page where the form's script lies.

/** Of the script element that wakes: the address of the one that it runs. */
export const formScriptAttribute = 'data-form'
