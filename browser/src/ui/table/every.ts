/** What tables are made of. Every game uses it, so it belongs to the first file of the page. */
import './Board.tsx';
import './CardButton.tsx';
import './Chips.tsx';
import './Describe.tsx';
import './Guide.tsx';
import './Inspector.tsx';
import './Own.tsx';
import './People.tsx';
import './Picker.tsx';
import './Sum.tsx';
import './Tabs.tsx';
