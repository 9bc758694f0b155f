type Clipboard = { from: string; what: string; html: string; becomes: string; said?: string }

/** What Word for Windows puts around what is copied. */
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;} @list l0:level1 {mso-level-text:\\F0B7;} --></style></head><body lang=IT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const item = (list: string, marker: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`
/** As a browser hands it on: the marks between comments. */
const chromeItem = (list: string, marker: string, words: string) =>
  `<p class="MsoListParagraph" style="margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list}"><!--[if !supportLists]--><span lang="IT" style="mso-fareast-font-family:Calibri;">${marker}<span style="font-variant-numeric: normal; font-stretch: normal; font-size: 7pt; line-height: normal; font-family: &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp; </span></span><!--[endif]--><span lang="IT">${words}</span></p>`
const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-0000-0000-000000000000">${body}</b><br class="Apple-interchange-newline">`
const docsWords = (words: string, dress = 'font-weight:400;font-style:normal;vertical-align:baseline') =>
  `<span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;${dress};white-space:pre-wrap;">${words}</span>`
const webItem = (list: string, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin: 0px;">${list.replace('>', ' role="list">')}<li role="listitem" data-leveltext="" data-font="Symbol" data-listid="1" data-aria-level="${level}" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0" lang="IT-IT"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span><span class="EOP SCXW1 BCX0">&nbsp;</span></p></li>${list.startsWith('<ul') ? '</ul>' : '</ol>'}</div>`

/** The forms in which programs leave words to be pasted, with words of ours. */
export const CLIPBOARDS: readonly Clipboard[] = [
  {
    from: 'Word for Windows',
    what: 'headings, bold and colours',
    html: word(
      "<h1>Titolo<o:p></o:p></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Forte</b> e <span style='color:red'>rosso</span><o:p></o:p></p><h3>Sotto</h3>",
    ),
    becomes: '<h2>Titolo</h2><p><strong>Forte</strong> e rosso</p><h3>Sotto</h3>',
  },
  {
    from: 'Word for Windows',
    what: 'a list of three levels written as paragraphs',
    html: word(
      item('l0 level1 lfo1', '·', 'uno') + item('l0 level2 lfo1', 'o', 'due') + item('l0 level3 lfo1', '§', 'tre'),
    ),
    becomes: '<ul><li>uno<ul><li>due<ul><li>tre</li></ul></li></ul></li></ul>',
  },
  {
    from: 'Word for Windows',
    what: 'numbers that begin at four, then dots',
    html: word(
      item('l1 level1 lfo2', '4.', 'quattro') +
        item('l1 level1 lfo2', '5.', 'cinque') +
        item('l0 level1 lfo1', '·', 'a'),
    ),
    becomes: '<ol start="4"><li>quattro</li><li>cinque</li></ol><ul><li>a</li></ul>',
  },
  {
    from: 'Word for Windows',
    what: 'a table with joined cells',
    html: word(
      "<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 colspan=2 style='width:150pt'><p class=MsoNormal>Dosi<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>A</p></td><td><p class=MsoNormal>1 mg</p></td></tr></table>",
    ),
    becomes: '<table><tbody><tr><td colspan="2">Dosi</td></tr><tr><td>A</td><td>1 mg</td></tr></tbody></table>',
  },
  {
    from: 'Word for Windows',
    what: 'comments, tracked changes and pictures of the disk',
    html: word(
      '<p class=MsoNormal>Si <del cite="mailto:A" datetime="2026-01-01T10:00">toglie</del><ins cite="mailto:A">mette</ins><span class=MsoCommentReference><span style=\'font-size:8.0pt\'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AN1]</a></span></span><img width=10 src="file:///C:/Users/a/msohtmlclip1/01/clip_image001.png"></p><div style=\'mso-element:comment-list\'><div style=\'mso-element:comment\'><p class=MsoCommentText>Sicuro?</p></div></div>',
    ),
    becomes: '<p>Si mette</p>',
    said: 'Di quello che hai incollato non è entrato: un’immagine, un commento, una cancellazione.',
  },
  {
    from: 'Word for Windows',
    what: 'a note at the foot, whose mark stays raised',
    html: word(
      '<p class=MsoNormal>Dato<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>',
    ),
    becomes: '<p>Dato<sup>[1]</sup></p>',
  },
  {
    from: 'Word for Windows',
    what: 'its own title, and hidden words',
    html: word(
      "<p class=MsoTitle>Il titolo</p><p class=MsoNormal>Si legge<span style='display:none;mso-hide:all'>nascosto</span></p>",
    ),
    becomes: '<h2>Il titolo</h2><p>Si legge</p>',
  },
  {
    from: 'Word through a browser',
    what: 'a numbered list whose marks lost their name',
    html: `<meta charset='utf-8'>${chromeItem('l0 level1 lfo1', '1.', 'primo')}${chromeItem('l0 level2 lfo1', 'a)', 'sotto')}${chromeItem('l0 level1 lfo1', '2.', 'secondo')}`,
    becomes: '<ol><li>primo<ol><li>sotto</li></ol></li><li>secondo</li></ol>',
  },
  {
    from: 'Word for Mac',
    what: 'paragraphs with an outline level',
    html: word(
      "<p class=Titolo1 style='mso-outline-level:1'><b><span lang=IT>Capo</span></b></p><p class=MsoNormal><i><span lang=IT>piano</span></i></p>",
    ),
    becomes: '<h2>Capo</h2><p><em>piano</em></p>',
  },
  {
    from: 'Word on the web',
    what: 'each item in a list of its own',
    html: webItem('<ul>', 1, 'uno') + webItem('<ul>', 2, 'due') + webItem('<ul>', 1, 'tre'),
    becomes: '<ul><li>uno <ul><li>due </li></ul></li><li>tre </li></ul>'.replaceAll(' <', '\u00a0<'),
  },
  {
    from: 'Word on the web',
    what: 'a heading written as a paragraph, and numbers from six',
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2"><span class="TextRun">Parte</span></p></div>${webItem('<ol start="6">', 1, 'sei')}`,
    becomes: '<h2>Parte</h2><ol start="6"><li>sei </li></ol>'.replace(' <', '\u00a0<'),
  },
  {
    from: 'Google Docs',
    what: 'all of it in a bold that is none',
    html: docs(
      `<p dir="ltr" style="line-height:1.38;">${docsWords('Uno ')}${docsWords('forte', 'font-weight:700;font-style:normal')}${docsWords(' e ')}${docsWords('corsivo', 'font-weight:400;font-style:italic')}</p>`,
    ),
    becomes: '<p>Uno <strong>forte</strong> e <em>corsivo</em></p>',
  },
  {
    from: 'Google Docs',
    what: 'headings and lists inside lists',
    html: docs(
      `<h1 dir="ltr">${docsWords('Capo', 'font-weight:700')}</h1><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${docsWords('x')}</p></li><ul><li dir="ltr" aria-level="2"><p role="presentation">${docsWords('y')}</p></li></ul></ul>`,
    ),
    becomes: '<h2>Capo</h2><ul><li>x<ul><li>y</li></ul></li></ul>',
  },
  {
    from: 'Google Docs',
    what: 'links through its own page, and raised letters',
    html: docs(
      `<p>${docsWords('10')}${docsWords('9', 'font-weight:400;vertical-align:super')} <a href="https://www.google.com/url?q=https://a.example/p?utm_source%3Dx%26id%3D1&amp;sa=D" style="text-decoration:none;">${docsWords('fonte', 'font-weight:400;text-decoration:underline')}</a></p>`,
    ),
    becomes: '<p>10<sup>9</sup> <a href="https://a.example/p?id=1" rel="noopener">fonte</a></p>',
  },
  {
    from: 'Google Docs',
    what: 'a table and a picture of its own',
    html: docs(
      `<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr">${docsWords('a')}</p></td><td><p>${docsWords('b')}</p></td></tr></tbody></table></div><p><img src="https://lh7.googleusercontent.com/x" width="5" height="5" /></p>`,
    ),
    becomes: '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    said: 'Di quello che hai incollato non è entrato: un’immagine.',
  },
  {
    from: 'Google Sheets',
    what: 'cells, one of them joined',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td colspan="2" data-sheets-value="{&quot;1&quot;:2}">Anno</td></tr><tr><td>2025</td><td>12</td></tr></tbody></table></google-sheets-html-origin>`,
    becomes: '<table><tbody><tr><td colspan="2">Anno</td></tr><tr><td>2025</td><td>12</td></tr></tbody></table>',
  },
  {
    from: 'Excel',
    what: 'cells of a sheet',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--.xl65 {mso-number-format:"Short Date";}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20><td height=20 class=xl65 align=right>1</td><td style='width:48pt'>due</td></tr><!--EndFragment--></table></body></html>`,
    becomes: '<table><tbody><tr><td>1</td><td>due</td></tr></tbody></table>',
  },
  {
    from: 'LibreOffice Writer',
    what: 'words in fonts, and a list',
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { line-height: 115% }</style></head><body lang="it-IT"><h1 class="western">Capo</h1><p style="margin-bottom: 0cm"><font color="#c9211e"><font face="Liberation Serif"><b>forte</b></font></font></p><ol start="2"><li><p style="margin-bottom: 0cm">due</p></li></ol></body></html>`,
    becomes: '<h2>Capo</h2><p><strong>forte</strong></p><ol start="2"><li>due</li></ol>',
  },
  {
    from: 'LibreOffice Calc',
    what: 'cells of a sheet',
    html: `<html><head><style>body,td { font-family:"Liberation Sans" }</style></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left"><font color="#000000">a</font></td><td sdval="3" sdnum="1040;" align="right">3</td></tr></table></body></html>`,
    becomes: '<table><tbody><tr><td>a</td><td>3</td></tr></tbody></table>',
  },
  {
    from: 'Pages',
    what: 'paragraphs and a list as a Mac writes them',
    html: `<!DOCTYPE html><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px} li.li1 {font: 11.0px Helvetica}</style></head><body><p class="p1"><b>Forte</b></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s1"></span>uno</li></ul></body></html>`,
    becomes: '<p><strong>Forte</strong></p><ul><li>uno</li></ul>',
  },
  {
    from: 'a web page',
    what: 'players, programs and links that follow',
    html: `<div><h4>Parte</h4><div>Si <a href="https://b.example/?gclid=7&amp;x=1" onclick="x()">legge</a></div><iframe src="https://video.example/1"></iframe><script>x()</script><a href="javascript:x()">no</a></div>`,
    becomes: '<h3>Parte</h3><p>Si <a href="https://b.example/?x=1" rel="noopener">legge</a></p><p>no</p>',
    said: 'Di quello che hai incollato non è entrato: un filmato, un programma.',
  },
  {
    from: 'Outlook',
    what: 'a letter with empty lines',
    html: word(
      '<p class=MsoNormal>Gentile collega,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>grazie.</p>',
    ),
    becomes: '<p>Gentile collega,</p><p>grazie.</p>',
  },
]
