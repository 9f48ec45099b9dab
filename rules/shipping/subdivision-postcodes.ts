/**
 * The first signs of the postcodes that lie wholly in one part of a country with public holidays of its own, by the code that
 * `date-holidays` has for it. What lies in two is left out. From the places of GeoNames; a postcode of a single large
 * recipient is none of a place. The parts of Austria, Belgium and the Netherlands have no public holidays of their own there, and in the
 * United States carriers work on those of a state.
 */
export const subdivisionPostcodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // England and Wales have the same days: where a postcode lies in both, it counts as the one that has most of it.
  GB: {
    ENG: `
      AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG
      HP HR HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM
      SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO`,
    NIR: 'BT',
    SCT: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
    WLS: 'CF LD LL NP SA',
  },
  DE: {
    BB: '03 049 144 145 146 148 149 15 16',
    BE: '100 101 102 103 104 105 106 107 109 11 120 121 122 123 124 126 13 140 141',
    BW: `
      681 682 683 687 688 691 70 71 72 73 74 75 760 761 762 763 764 765 766 77 78 79 880 882 883 884 885 886 887
      890 891 895 896`,
    BY: `
      637 638 639 80 81 82 83 84 85 86 87 892 893 894 90 91 92 93 94 95 961 962 963 964 970 971 972 973 974 975
      976 977`,
    HB: '275 281 282 283',
    HE: '341 342 345 346 35 360 361 362 363 372 60 61 630 631 632 633 634 635 636 64 651 652 654 657 658 659 686',
    HH: '20 211 220 222 223 224 225 226 227',
    MV: '170 171 174 175 18 190 194',
    NI: `
      212 213 216 217 26 272 273 276 277 278 288 292 293 295 296 30 31 370 371 374 375 380 381 382 383 385 386
      387 490 491 492 493 496 497 498`,
    NW: `
      32 33 40 41 42 44 45 46 47 480 481 482 483 486 487 50 510 511 512 513 514 516 517 52 530 531 532 533 537
      538 539 570 572 573 574 58 590 591 592 593 594 595 596 597 598`,
    RP: '534 535 54 550 551 554 555 556 557 56 575 576 669 67 768',
    SH: '228 229 235 236 237 238 24 25',
    SL: '660 661 662 663 666 667',
    SN: '010 011 012 013 014 015 016 017 018 02 040 041 042 043 044 045 047 08 09',
    ST: '060 061 062 063 064 066 067 068 069 388 39',
    TH: '073 074 075 076 077 078 364 373 965 98 99',
  },
  // Alsace and Moselle have Good Friday and the second day of Christmas; overseas have days of their own.
  FR: { 57: '57', 67: '67', 68: '68', GP: '971', BL: '97133', MF: '97150', MQ: '972', GF: '973', RE: '974', YT: '976' },
  // South Tyrol has Whit Monday.
  IT: { 32: '39' },
  ES: {
    AN: '04 11 140 141 142 143 145 146 147 148 149 18 21 23 29 41',
    AR: '220 221 222 223 224 226 227 228 44 500 501 502 503 504 505 507 508',
    AS: '330 331 332 333 334 336 337 338 339',
    CB: '390 391 393 395 396 397 398',
    CE: '51',
    CL: '05 09 24 34 37 40 420 421 423 47 49',
    CM: '02 130 132 133 134 135 136 137 16 19 45',
    CN: '35 38',
    CT: '08 17 25 43',
    EX: '06 10',
    GA: '15 27 32 36',
    IB: '07',
    MC: '30',
    MD: '280 282 284 285 286 287 288 289',
    ML: '52',
    NC: '31',
    PV: '010 013 015 20 48',
    RI: '260 263 265',
    VC: '030 031 032 033 034 035 037 038 12 46',
  },
  CH: {
    AG: '431 432 433 466 481 485 500 502 503 504 505 506 507 508 51 52 53 54 55 56 570 571 572 896',
    AR: '904 906',
    BE: `
      250 251 253 255 256 257 260 272 273 274 276 30 311 312 313 314 315 322 323 326 327 329 331 332 336 337 338
      34 35 36 37 381 382 385 386 490 492 493 494 495 608`,
    BL: '413 415 440 443 444 445 449',
    BS: '400 401 402 403 405 407 408 409',
    FR: '147 148 162 163 164 167 169 170 171 172 174 175 176 177 321',
    GE: '120 121 122 123 124 125 128',
    GL: '876 877 878',
    GR: '654 655 656 70 71 72 730 74 75 76 77',
    JU: '235 236 280 283 284 285 286 287 288 29',
    LU: '600 602 603 610 611 612 613 614 615 616 617 618 62 635',
    NE: '20 21 22 230 231 232 24',
    NW: '636',
    OW: '606 607 639',
    SG: '731 732 872 873 874 888 889 900 901 902 912 920 923 924 943 945 946 947 952 96',
    SH: '820 822 823',
    SO: '423 450 451 452 454 455 457 458 460 461 462 463 465 471',
    SZ: '641 642 643 884 885',
    TG: '825 827 828 836 837 850 851 853 855 856 857 858 859 922 954 956 957',
    TI: '650 651 652 657 658 659 66 67 68 69',
    UR: '646 647 648 649',
    VD: '10 11 126 127 13 140 142 143 144 145 150 151 180 181 182 183 184 185 188',
    VS: '187 19 39',
    ZG: '630 631 633',
    ZH: `
      80 811 812 813 814 815 816 817 818 819 830 831 832 833 834 840 841 842 844 846 847 848 849 860 861 862 870
      881 882 892 893 894`,
  },
}

/** Districts on both sides of the border of England and Scotland. */
export const borderDistricts: readonly string[] = ['DG16', 'TD9', 'TD12', 'TD15']
