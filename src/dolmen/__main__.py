"""`python -m dolmen` is the `dolmen` command."""

import sys

from dolmen.cli import main

sys.exit(main())
