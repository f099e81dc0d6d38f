"""The subcommands of `dolmen`, one module each."""
