/** What printers report of themselves, maker and model, and what the catalogue calls them. */
const facts = `
Brother|DCP-7030|Brother DCP-7030
Brother|DCP-7065DN|Brother DCP-7065DN
Brother|Brother DCP-8085DN|Brother DCP-8085DN
Brother|Brother DCP-9010CN|Brother DCP-9010CN
Brother|Brother DCP-9045CDN|Brother DCP-9045CDN
Brother|HL-1250 series|Brother HL-1250
Brother|HL-1440 series|Brother HL-1440
Brother|Brother HL-1450 series|Brother HL-1450
Brother|Brother HL-1470N series|Brother HL-1470N
Brother|HL-2030 series|Brother HL-2030
Brother|Brother HL-4070CDW|Brother HL-4070CDW
Brother|Brother HL-5050 series|Brother HL-5050
Brother|HL-5050 series|Brother HL-5050
Brother|HL-L2350DW series|Brother HL-L2350DW
Brother|MFC-L2710DW series|Brother MFC-L2710DW
Brother|DCP-L2530DW series|Brother DCP-L2530DW
Brother|HL-5140 series|Brother HL-5140
Brother|Brother HL-5150D series|Brother HL-5150D
Brother|HL-5250DN series|Brother HL-5250DN
Brother|Brother HL-5350DN series|Brother HL-5350DN
Brother|MFC-295CN|Brother MFC-295CN
Brother|Brother MFC-7225N|Brother MFC-7225N
Brother|Brother MFC-7840W|Brother MFC-7840W
Brother|Brother MFC-8370DN|Brother MFC-8370DN
Brother|Brother MFC-8420|Brother MFC-8420
Brother|Brother MFC-8840D|Brother MFC-8840D
Brother|Brother MFC-8890DW|Brother MFC-8890DW
Brother|Brother MFC-9120CN|Brother MFC-9120CN
Brother|Brother MFC-9450CDN|Brother MFC-9450CDN
Brother|Brother MFC-9840CDW|Brother MFC-9840CDW
Dell|Laser Printer 1110|Dell 1110
EPSON|ET-2750 Series|Epson EcoTank ET-2750
EPSON|Stylus DX5000|Epson Stylus DX5000
EPSON|Epson Stylus Office BX310FN|Epson Stylus Office BX310FN
EPSON|Epson Stylus Office BX610FW|Epson Stylus Office BX610FW
EPSON|Epson Stylus Photo P50|Epson Stylus Photo P50
EPSON|Epson Stylus Photo PX650|Epson Stylus Photo PX650
EPSON|Epson Stylus Photo PX710W|Epson Stylus Photo PX710W
EPSON|Epson Stylus Photo PX810FW|Epson Stylus Photo PX810FW
EPSON|Epson Stylus Photo R2000|Epson Stylus Photo R2000
EPSON|Epson Stylus Photo R3000|Epson Stylus Photo R3000
EPSON|Stylus Photo RX685|Epson Stylus Photo RX685
EPSON|Epson Stylus S21|Epson Stylus S21
EPSON|Epson Stylus SX110|Epson Stylus SX110
EPSON|Epson Stylus SX115|Epson Stylus SX115
EPSON|Epson Stylus SX510W|Epson Stylus SX510W
EPSON|Epson Stylus SX610FW|Epson Stylus SX610FW
Hewlett-Packard|hp color LaserJet 3500|HP Color LaserJet 3500
Hewlett-Packard|hp color LaserJet 3550|HP Color LaserJet 3550
Hewlett-Packard|hp color LaserJet 3700|HP Color LaserJet 3700
Hewlett-Packard|hp color LaserJet 4650|HP Color LaserJet 4650
hp|deskjet 3420|HP DeskJet 3420
HP|Deskjet 3840|HP DeskJet 3845
hp|dj450|HP DeskJet 450
hp|deskjet 5100|HP DeskJet 5150
hp|deskjet 5150|HP DeskJet 5150
HP|deskjet 5600|HP DeskJet 5650
hp|deskjet 5652|HP DeskJet 5652
HP|Deskjet 5700|HP DeskJet 5740
hp|deskjet 5740|HP DeskJet 5740
HP|Deskjet 5900 series|HP DeskJet 5940
hp|deskjet 5940|HP DeskJet 5940
hp|deskjet 6840|HP DeskJet 6840
HEWLETT-PACKARD|DESKJET 845C|HP DeskJet 845c
HEWLETT-PACKARD|DESKJET 850C|HP DeskJet 850c
Hewlett-Packard|hp LaserJet 1005 series|HP LaserJet 1005
HP|DeskJet 2700 series|HP DeskJet 2710
HP|HP ColorLaserJet MFP M278-M281|HP Color LaserJet Pro MFP M280nw
HP|HP OfficeJet Pro 8710|HP OfficeJet Pro 8710
Hewlett-Packard|HP LaserJet 1022nw|HP LaserJet 1022nw
Hewlett-Packard|HP LaserJet 1100|HP LaserJet 1100
Hewlett-Packard|hp LaserJet 1160 series|HP LaserJet 1160
Hewlett-Packard|HP LaserJet 1220|HP LaserJet 1220
Hewlett-Packard|hp LaserJet 2430|HP LaserJet 2430
Hewlett-Packard|hp LaserJet 3020|HP LaserJet 3020
Hewlett-Packard|HP LaserJet 3030|HP LaserJet 3030
Hewlett-Packard|HP LaserJet 3055|HP LaserJet 3055
Hewlett-Packard|HP LaserJet 3200|HP LaserJet 3200
Hewlett-Packard|HP LaserJet 3300/3310/3320|HP LaserJet 3300 MFP
Hewlett-Packard|HP LaserJet 3380|HP LaserJet 3380
Hewlett-Packard|HP LaserJet 3390|HP LaserJet 3390
Hewlett-Packard|HP LaserJet 4100 Series|HP LaserJet 4100
Hewlett-Packard|HP LaserJet 5000 Series|HP LaserJet 5000
Hewlett-Packard|HP LaserJet 5L|HP LaserJet 5L
Hewlett-Packard|HP LaserJet 6L|HP LaserJet 6L
Hewlett-Packard|HP LaserJet M3035 MFP|HP LaserJet M3035 MFP
Hewlett-Packard|HP LaserJet M5035 MFP|HP LaserJet M5035 MFP
Hewlett-Packard|HP LaserJet P1005|HP LaserJet P1005
Hewlett-Packard|HP LaserJet P1505n|HP LaserJet P1505n
Hewlett-Packard|HP LaserJet P2014n|HP LaserJet P2014n
Hewlett-Packard|HP LaserJet P2015 Series|HP LaserJet P2015
Hewlett-Packard|HP LaserJet P2035n|HP LaserJet P2035n
Hewlett-Packard|HP LaserJet P2055d|HP LaserJet P2055d
Hewlett-Packard|officejet 4100 series|HP OfficeJet 4110
Hewlett-Packard|OfficeJet 5110v|HP OfficeJet 5110
Hewlett-Packard|officejet 7100 series|HP OfficeJet 7110
Hewlett-Packard|OfficeJet G55|HP OfficeJet g55
Hewlett-Packard|OfficeJet G85|HP OfficeJet g85
Hewlett-Packard|OfficeJet  K60|HP OfficeJet k60
Hewlett-Packard|OfficeJet  K80|HP OfficeJet k80
Hewlett-Packard|OfficeJet V40|HP OfficeJet v40
Hewlett-Packard|psc 1200 series|HP PSC 1210
HP|PSC 1500 series|HP PSC 1510
Hewlett-Packard|PSC 2100 Series|HP PSC 2110
Hewlett-Packard|PSC 2200 Series|HP PSC 2210
Hewlett-Packard|PSC 750|HP PSC 750
Hewlett-Packard|PSC 900 Series|HP PSC 950
hp|photosmart 7660|HP Photosmart 7660
KONICA MINOLTA|PP1300W|Konica Minolta PagePro 1300W
KONICA MINOLTA|PP1350W|Konica Minolta PagePro 1350W
KONICA MINOLTA|PP1400W|Konica Minolta PagePro 1400W
KONICA MINOLTA|mc1600W|Konica Minolta magicolor 1600W
KONICA MINOLTA|mc1680MF|Konica Minolta magicolor 1680MF
KONICA MINOLTA|mc1690MF|Konica Minolta magicolor 1690MF
KONICA MINOLTA|mc2400W|Konica Minolta magicolor 2400W
MINOLTA-QMS|magicolor 2430 DL|Konica Minolta magicolor 2430 DL
KONICA MINOLTA|magicolor 2490 MF|Konica Minolta magicolor 2490 MF
KONICA MINOLTA|magicolor 2530 DL|Konica Minolta magicolor 2530 DL
Kyocera|Kyocera FS-1000|Kyocera FS-1000
Kyocera Mita|Kyocera Mita FS-1000+|Kyocera FS-1000+
Kyocera|FS-1016MFP Printer|Kyocera FS-1016MFP
Kyocera|FS-1020D|Kyocera FS-1020D
Kyocera Mita|Kyocera Mita FS-1800|Kyocera FS-1800
Kyocera Mita|Kyocera Mita FS-1900|Kyocera FS-1900
Kyocera Mita|Kyocera Mita FS-1920|Kyocera FS-1920
Kyocera|Kyocera FS-2100DN|Kyocera FS-2100DN
Kyocera Mita|Kyocera Mita FS-3800|Kyocera FS-3800
Kyocera Mita|Kyocera Mita FS-3820N|Kyocera FS-3820N
Kyocera Mita|Kyocera Mita FS-3830N|Kyocera FS-3830N
Kyocera|Kyocera FS-3900DN|Kyocera FS-3900DN
Kyocera|Kyocera FS-4100DN|Kyocera FS-4100DN
Kyocera|Kyocera FS-6950DN|Kyocera FS-6950DN
Kyocera Mita|Kyocera Mita FS-9500DN|Kyocera FS-9500DN
Kyocera|Kyocera FS-9530DN|Kyocera FS-9530DN
Kyocera Mita|Kyocera Mita FS-C5016N|Kyocera FS-C5016N
Kyocera|Kyocera FS-C5025N|Kyocera FS-C5025N
Kyocera|Kyocera KM-3050|Kyocera KM-3050
Kyocera|Kyocera KM-4050|Kyocera KM-4050
Kyocera|Kyocera KM-5050|Kyocera KM-5050
Kyocera|Kyocera KM-C3225|Kyocera KM-C3225
Kyocera|Kyocera KM-C3232|Kyocera KM-C3232
Lexmark|Lexmark CS310dn|Lexmark CS310dn
Lexmark|Lexmark CS310n|Lexmark CS310n
Lexmark|Lexmark CS421dn|Lexmark CS421dn
Lexmark International|Lexmark CS725de|Lexmark CS725de
Lexmark|Lexmark CX310dn|Lexmark CX310dn
Lexmark|Lexmark CX421adn|Lexmark CX421adn
Lexmark|Lexmark CX625ade|Lexmark CX625ade
Lexmark International|Lexmark CX725dhe|Lexmark CX725dhe
Lexmark International|Lexmark E260d|Lexmark E260d
Lexmark International|Lexmark E360dn|Lexmark E360dn
Lexmark International|Lexmark E450dn|Lexmark E450dn
Lexmark International|Lexmark E460dn|Lexmark E460dn
Lexmark|Lexmark MB2650ade|Lexmark MB2650ade
Lexmark|Lexmark MB2770adwhe|Lexmark MB2770adwhe
Lexmark|Lexmark MC2640adwe|Lexmark MC2640adwe
Lexmark|Lexmark MS321dn|Lexmark MS321dn
Lexmark|Lexmark MS421dw|Lexmark MS421dw
Lexmark|Lexmark MS521dn|Lexmark MS521dn
Lexmark|Lexmark MS610dn|Lexmark MS610dn
Lexmark|Lexmark MS621dn|Lexmark MS621dn
Lexmark|Lexmark MS822de|Lexmark MS822de
Lexmark|Lexmark MS825dn|Lexmark MS825dn
Lexmark|Lexmark MX611de|Lexmark MX611de
Lexmark|Lexmark MX611dhe|Lexmark MX611dhe
Lexmark|Lexmark MX721ade|Lexmark MX721ade
Lexmark|Lexmark X204n|Lexmark X204n
RICOH|Aficio MP C2051|Ricoh Aficio MP C2051
RICOH|Aficio MP C3001|Ricoh Aficio MP C3001
Samsung|M2070 Series|Samsung Xpress M2070
Samsung|SCX-4200 Series|Samsung SCX-4200
Samsung|CLX-3300 Series|Samsung CLX-3300
Samsung|ML-1710|Samsung ML-1710
Samsung|ML-2570 Series|Samsung ML-2570
Samsung|ML-2950 Series|Samsung ML-2950
Sharp|Sharp AR-M256|Sharp AR-M256
Sharp|Sharp MX-2010U|Sharp MX-2010U
Sharp|Sharp MX-2610N|Sharp MX-2610N
Sharp|Sharp MX-2640N|Sharp MX-2640N
Sharp|Sharp MX-2700G|Sharp MX-2700G
Sharp|Sharp MX-3111U|Sharp MX-3111U
Sharp|Sharp MX-3140N|Sharp MX-3140N
Sharp|Sharp MX-3610N|Sharp MX-3610N
Sharp|Sharp MX-3640N|Sharp MX-3640N
Sharp|Sharp MX-4140N|Sharp MX-4140N
Sharp|Sharp MX-4141N|Sharp MX-4141N
Sharp|Sharp MX-4500N|Sharp MX-4500N
Sharp|Sharp MX-4501N|Sharp MX-4501N
Sharp|Sharp MX-C250F|Sharp MX-C250F
Sharp|Sharp MX-C300F|Sharp MX-C300F
Sharp|Sharp MX-C300P|Sharp MX-C300P
Sharp|Sharp MX-C300W|Sharp MX-C300W
Sharp|Sharp MX-C301W|Sharp MX-C301W
Sharp|Sharp MX-M260|Sharp MX-M260
Sharp|Sharp MX-M310|Sharp MX-M310
Sharp|Sharp MX-M314N|Sharp MX-M314N
Sharp|Sharp MX-M354N|Sharp MX-M354N
Xerox|Phaser 4510B|Xerox Phaser 4510B
Xerox|Phaser 4510DT|Xerox Phaser 4510DT
Xerox|Phaser 4510DX|Xerox Phaser 4510DX
Xerox|Phaser 4510N|Xerox Phaser 4510N
Xerox|Phaser 5500B|Xerox Phaser 5500B
Xerox|Phaser 5500DN|Xerox Phaser 5500DN
Xerox|Phaser 5500DT|Xerox Phaser 5500DT
Xerox|Phaser 5500DX|Xerox Phaser 5500DX
Xerox|Phaser 5500N|Xerox Phaser 5500N
Xerox|Phaser 6180DN|Xerox Phaser 6180DN
Xerox|Phaser 6180MFP-D|Xerox Phaser 6180MFP-D
`

export const toldIdentities = facts
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [maker: string, model: string, printer: string])
