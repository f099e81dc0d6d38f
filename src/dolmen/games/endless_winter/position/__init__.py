"""Games against the Nomads that begin with a position: `fields` says what one holds, `laying` lays
it out, `saying` describes a table, `modules` does all that for the expansions."""
